import type { ContentField, ContentFields } from '../../../../../shared/content/fields.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

export interface ReleaseDifferences {
  /** In the file, and taken by no field of this release. */
  dropped: string[];
  /** Fields of this release that the file does not have. */
  added: string[];
}

/**
 * Names what a value of another release loses and gains when it is made to fit.
 * @param value as it was made to fit
 */
export function releaseDifferences(
  fields: ContentFields,
  stored: unknown,
  value: unknown,
): ReleaseDifferences {
  const found = { dropped: new Set<string>(), added: new Set<string>() };
  compareGroup(found, fields, { stored, value, path: '' });
  return { dropped: [...found.dropped], added: [...found.added] };
}

interface Compared {
  stored: unknown;
  value: unknown;
  path: string;
}

type Found = Record<keyof ReleaseDifferences, Set<string>>;

function compareGroup(found: Found, fields: ContentFields, { stored, value, path }: Compared) {
  const [from, to] = [isGroup(stored) ? stored : {}, isGroup(value) ? value : {}];
  for (const [name, one] of Object.entries(from)) {
    if (!Object.hasOwn(fields, name) && !isNothing(one)) found.dropped.add(`${path}${name}`);
  }
  for (const [name, field] of Object.entries(fields)) {
    const inside = { stored: from[name], value: to[name], path: `${path}${field.label}` };
    if (inside.stored !== undefined) compareField(found, field, inside);
    else if (!field.isOptional) found.added.add(inside.path);
  }
}

function compareField(found: Found, field: ContentField, { stored, value, path }: Compared): void {
  if (field.isOptional && isNothing(stored)) return;
  if (field.type === 'group' && isGroup(stored)) {
    compareGroup(found, field.fields, { stored, value, path: `${path} › ` });
  } else if (field.type === 'list' && Array.isArray(stored) && Array.isArray(value)) {
    stored.forEach((entry, index) => {
      compareField(found, field.entry, { stored: entry, value: value[index], path });
    });
  } else if (JSON.stringify(stored) !== JSON.stringify(value)) {
    found.dropped.add(path);
  }
}
