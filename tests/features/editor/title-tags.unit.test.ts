import { describe, expect, it } from 'vitest';
import { takeTags, withTags } from '../../../src/features/editor/web/admin/form/title-tags.ts';

describe('tags at the end of a title', () => {
  it('are taken off', () => {
    expect(takeTags('Three tarns #Tarns #field_notes ')).toEqual({
      title: 'Three tarns',
      tags: ['Tarns', 'field notes'],
    });
  });

  it.each(['We are #1', 'Learning C#', 'The #tag within a title', '#alone', 'No tag'])(
    'are none in "%s"',
    (title) => {
      expect(takeTags(title)).toEqual({ title, tags: [] });
    },
  );

  it('join those of the post once', () => {
    expect(withTags(['Tarns'], ['tarns', 'Huts'])).toEqual(['Tarns', 'Huts']);
  });
});
