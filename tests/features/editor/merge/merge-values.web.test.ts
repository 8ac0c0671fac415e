import { describe, expect, it } from 'vitest';
import { mergeValues } from '../../../../src/features/editor/web/admin/conflicts/merge-values.ts';
import { emptyPost } from '../../../../src/features/editor/web/admin/editor-form.ts';

const base = { ...emptyPost, title: 'A hut', content: '<p>One</p>\n<p>Two</p>', tags: ['Stone'] };

describe('two states of a form', () => {
  it('are merged field by field, and the text by its blocks', () => {
    const mine = { ...base, title: 'My hut', content: '<p>One, mine</p>\n<p>Two</p>' };
    const theirs = {
      ...{ ...base, excerpt: 'Theirs', tags: ['Stone', 'Snow'], isPublished: 'false' as const },
      content: '<p>One</p>\n<p>Two, theirs</p>',
    };
    expect(mergeValues(base, mine, theirs)).toEqual({
      ...theirs,
      title: 'My hut',
      content: '<p>One, mine</p>\n<p>Two, theirs</p>',
    });
  });

  it('keep the text as it is written when only one of them has changed it', () => {
    const mine = { ...base, content: '<p>One\n\n\n<p>Two, mine' };
    expect(mergeValues(base, mine, { ...base, title: 'Theirs' })?.content).toBe(mine.content);
    expect(mergeValues(base, { ...base, title: 'Mine' }, mine)?.content).toBe(mine.content);
  });

  it('agree on a field that both changed in the same way', () => {
    const changed = { ...base, title: 'The hut', tags: ['Snow'] };
    expect(mergeValues(base, changed, { ...changed, tags: ['Snow'] })).toEqual(changed);
  });

  it.each([
    ['title', { title: 'Mine' }, { title: 'Theirs' }],
    ['tags', { tags: ['Mine'] }, { tags: ['Theirs'] }],
    ['one paragraph', { content: '<p>Sun</p>' }, { content: '<p>Moon</p>\n<p>Two</p>' }],
  ])('need a person when both changed the %s', (_, mine, theirs) => {
    expect(mergeValues(base, { ...base, ...mine }, { ...base, ...theirs })).toBeNull();
  });
});
