import { isDeepStrictEqual } from 'node:util';
import type { ContentField, ContentFields, ContentValue } from '../../../shared/content/fields.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';

type Values = { readonly [name: string]: ContentValue };

const markName = 'isSample';
const noteName = 'sampleNote';
const onlyAName = /^\{\w+\}$/;

const isValues = (value: ContentValue): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: ContentValue): readonly ContentValue[] =>
  Array.isArray(value) ? value : [];

/** Missing words are null in a form and absent in a release. */
function known(value: ContentValue): unknown {
  if (Array.isArray(value)) return value.map(known);
  if (!isValues(value)) return value;
  const there = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(there.map(([name, part]) => [name, known(part)]));
}

function isIn(entries: readonly ContentValue[], entry: ContentValue): boolean {
  return entries.some((one) => isDeepStrictEqual(known(one), known(entry)));
}

const isMarked = (entry: ContentValue) => isValues(entry) && entry[markName] === true;

/** A note that the owner can take out, and that does not stand in another kind. */
function hasNote(fields: ContentFields, group: Values): boolean {
  const note = group[noteName];
  return (
    fields[noteName]?.isOptional === true &&
    typeof note === 'string' &&
    note !== '' &&
    !onlyAName.test(note)
  );
}

interface Samples {
  /** Entries with the mark `isSample`. */
  entryCount: number;
  /** Labels of the parts with a `sampleNote`; '' for the whole kind. */
  notes: readonly string[];
}

function samplesOf(fields: ContentFields, group: Values, label: string): Samples {
  const parts = Object.entries(fields).map(([name, field]) => samplesOfField(field, group[name]));
  return {
    entryCount: parts.reduce((sum, { entryCount }) => sum + entryCount, 0),
    notes: [...(hasNote(fields, group) ? [label] : []), ...parts.flatMap(({ notes }) => notes)],
  };
}

function samplesOfField(field: ContentField, value: ContentValue): Samples {
  if (field.type === 'group' && isValues(value)) {
    return samplesOf(field.fields, value, field.label);
  }
  if (field.type !== 'list') return { entryCount: 0, notes: [] };
  const inEntries = listOf(value).map((entry) => samplesOfField(field.entry, entry));
  return {
    entryCount:
      listOf(value).filter(isMarked).length +
      inEntries.reduce((sum, { entryCount }) => sum + entryCount, 0),
    notes: inEntries.flatMap(({ notes }) => notes),
  };
}

/** Finds what a kind marks as sample. */
export function samplesIn({ fields }: Pick<ContentKind, 'fields'>, value: Values): Samples {
  return samplesOf(fields, value, '');
}

interface Cleared {
  value: Values;
  removedCount: number;
  /** Entries that are marked, or below a note, and that somebody has changed. */
  keptCount: number;
}

function clearedField(field: ContentField, value: ContentValue, release: ContentValue) {
  if (field.type === 'group' && isValues(value)) {
    return clearedGroup(field.fields, value, isValues(release) ? release : {});
  }
  if (field.type !== 'list') return { value, removedCount: 0, keptCount: 0 };
  const entries = listOf(value);
  const left = entries.filter((entry) => !isMarked(entry) || !isIn(listOf(release), entry));
  return {
    value: left,
    removedCount: entries.length - left.length,
    keptCount: left.filter(isMarked).length,
  };
}

function clearedGroup(fields: ContentFields, group: Values, release: Values): Cleared {
  const value: Record<string, ContentValue> = {};
  let [removedCount, keptCount] = [0, 0];
  for (const [name, field] of Object.entries(fields)) {
    const part = clearedField(field, group[name], release[name]);
    value[name] = part.value;
    removedCount += part.removedCount;
    keptCount += part.keptCount;
  }
  if (hasNote(fields, group) && fields.items?.type === 'list') {
    const entries = listOf(value.items);
    const left = entries.filter((entry) => !isIn(listOf(release.items), entry));
    removedCount += entries.length - left.length;
    keptCount += left.length;
    value.items = left;
    if (left.length === 0) value[noteName] = null;
  }
  return { value, removedCount, keptCount };
}

/** Takes out marked entries and those below a note, as far as they are as delivered. */
export function withoutSamples(
  { fields, release }: Pick<ContentKind<string, Values>, 'fields' | 'release'>,
  value: Values,
): Cleared {
  return clearedGroup(fields, value, release);
}
