import type { ContentField, ContentFields } from '../../../../shared/content/fields.ts';
import type { FieldChange } from '../../../../web/admin/text/FieldChanges.tsx';
import { contentWords } from '../../words/content.ts';

const words = contentWords.history;

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All words of a value, a line for each. */
function textOf(field: ContentField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.type === 'group') {
    const lines = Object.entries(field.fields).map(([name, one]) => {
      const text = textOf(one, isGroup(value) ? value[name] : null);
      return text === '' ? [] : [`${one.label}: ${text}`];
    });
    return lines.flat().join('\n');
  }
  if (!Array.isArray(value)) return typeof value === 'boolean' ? words.yesNo(value) : String(value);
  if (field.type !== 'list') return value.join(' – ');
  const isOfGroups = field.entry.type === 'group';
  return value.map((entry) => textOf(field.entry, entry)).join(isOfGroups ? '\n\n' : '\n');
}

/** Fields that differ. `name` is their path in the form. A list is one field: its entries have no names of their own. */
export function changedFields(
  fields: ContentFields,
  before: Group,
  after: Group,
  above: { path: string; label: string } = { path: '', label: '' },
): FieldChange[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${above.path}${name}`;
    const label = `${above.label}${field.label}`;
    const [then, now] = [before[name], after[name]];
    if (field.type === 'group' && isGroup(then) && isGroup(now)) {
      const inside = { path: `${path}.`, label: `${label} › ` };
      return changedFields(field.fields, then, now, inside);
    }
    const change = { name: path, label, before: textOf(field, then), after: textOf(field, now) };
    return change.before === change.after ? [] : [change];
  });
}

/** The value at a path of `changedFields`. */
export function valueAt(value: Group, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, name) => (isGroup(inside) ? inside[name] : undefined), value);
}
