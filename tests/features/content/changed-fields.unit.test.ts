import { describe, expect, it } from 'vitest';
import { changedFields, valueAt } from '../../../src/features/content/web/admin/changed-fields.ts';
import type { ContentFields } from '../../../src/shared/content/fields.ts';

const text = (label: string) => ({ type: 'text', label, maxLength: 100 }) as const;
const link = {
  type: 'group',
  label: 'Link',
  fields: { label: text('Label'), isNew: { type: 'yesNo', label: 'New' } },
} as const;
const fields: ContentFields = {
  hero: { type: 'group', label: 'Hero', fields: { title: text('Title'), text: text('Text') } },
  note: { type: 'group', label: 'Note', isOptional: true, fields: { text: text('Text') } },
  links: { type: 'list', label: 'Links', entry: link },
  days: { type: 'range', label: 'Days', min: 1, max: 9 },
};
const value = {
  hero: { title: 'A title', text: 'A text' },
  note: null,
  links: [{ label: 'Tips', isNew: false }],
  days: [1, 2],
};

describe('changed fields of content', () => {
  it('are none for the same words', () => {
    expect(changedFields(fields, value, structuredClone(value))).toEqual([]);
  });

  it('are named by the groups around them', () => {
    const after = { ...value, hero: { ...value.hero, text: 'Another' } };
    expect(changedFields(fields, value, after)).toEqual([
      { name: 'hero.text', label: 'Hero › Text', before: 'A text', after: 'Another' },
    ]);
    expect(valueAt(value, 'hero.text')).toBe('A text');
  });

  it('are whole for a list, a range, and a group that was added', () => {
    const after = {
      ...value,
      note: { text: 'Closed in May' },
      links: [{ label: 'Blog', isNew: true }, ...value.links],
      days: [2, 3],
    };
    const changes = changedFields(fields, value, after);
    expect(changes.map(({ name, before, after: now }) => [name, before, now])).toEqual([
      ['note', '', 'Text: Closed in May'],
      ['links', 'Label: Tips\nNew: No', 'Label: Blog\nNew: Yes\n\nLabel: Tips\nNew: No'],
      ['days', '1 – 2', '2 – 3'],
    ]);
    expect(valueAt(value, 'links')).toBe(value.links);
    expect(valueAt(value, 'note')).toBeNull();
  });
});
