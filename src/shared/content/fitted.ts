import type { ContentField, ContentFields, SectionState } from './fields.ts';

type Group = Readonly<Record<string, unknown>>;

/** Value of a new entry. */
export function blankOf(field: ContentField): unknown {
  if (field.isOptional) return null;
  switch (field.type) {
    case 'text':
    case 'address':
    case 'picture':
    case 'slug':
    case 'time':
    case 'timeZone':
      return '';
    case 'color':
      return '#000000';
    case 'number':
      return field.min;
    case 'range':
      return [field.min, field.min];
    case 'yesNo':
      return false;
    case 'choice':
      return field.options[0] ?? '';
    case 'group':
      return Object.fromEntries(
        Object.entries(field.fields).map(([name, one]) => [name, blankOf(one)]),
      );
    case 'list':
      return [];
    case 'sections':
      return fittedSections(field.sections, []);
  }
}

/**
 * Makes a stored value fit fields that have changed since it was saved: fields that are gone are dropped, new ones get the words of the
 * release, or none in an entry of a list.
 */
export function fitted(fields: ContentFields, stored: unknown, release: unknown): Group {
  const values = isGroup(stored) ? stored : {};
  const defaults = isGroup(release) ? release : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      fittedField(field, values[name], defaults[name] ?? blankOf(field)),
    ]),
  );
}

function fittedField(field: ContentField, value: unknown, fallback: unknown): unknown {
  if (field.isOptional && (value === null || value === undefined)) return value;
  switch (field.type) {
    case 'group':
      return isGroup(value) ? fitted(field.fields, value, fallback) : fallback;
    case 'list':
      return Array.isArray(value)
        ? value.map((entry) => fittedField(field.entry, entry, blankOf(field.entry)))
        : fallback;
    case 'range':
      return isRange(value) ? value : fallback;
    case 'sections':
      return fittedSections(field.sections, value);
    case 'number':
      return typeof value === 'number' ? value : fallback;
    case 'yesNo':
      return typeof value === 'boolean' ? value : fallback;
    case 'choice':
      return typeof value === 'string' && field.options.includes(value) ? value : fallback;
    default:
      return typeof value === 'string' ? value : fallback;
  }
}

/** A section that a stored value lacks stands after the one that it follows in the release, and is shown. */
function fittedSections(sections: readonly { id: string }[], value: unknown): SectionState[] {
  const known = new Set(sections.map(({ id }) => id));
  const fit: SectionState[] = [];
  for (const one of Array.isArray(value) ? value : []) {
    if (isSectionState(one) && known.delete(one.id)) fit.push({ id: one.id, isShown: one.isShown });
  }
  sections.forEach(({ id }, index) => {
    if (!known.has(id)) return;
    const before = sections[index - 1]?.id;
    fit.splice(fit.findIndex((one) => one.id === before) + 1, 0, { id, isShown: true });
  });
  return fit;
}

function isSectionState(value: unknown): value is SectionState {
  return isGroup(value) && typeof value.id === 'string' && typeof value.isShown === 'boolean';
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRange(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')
  );
}
