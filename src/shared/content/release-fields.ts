import { endings } from '../words/types.ts';
import type { ContentField, ContentFields, ContentValue, FieldType } from './fields.ts';

/** Says about fields of these names what the words of the release do not tell. */
export interface Hints {
  labels?: Readonly<Record<string, string>>;
  /** Words to choose from; by default those of the release. */
  choices?: Readonly<Record<string, readonly string[]>>;
  bounds?: Readonly<Record<string, { min: number; max: number; step?: number }>>;
  /** Lists whose entries cannot be added, removed or moved. */
  fixed?: readonly string[];
  /** Texts with links, bold and italic words; texts of the release with a link are known without it. */
  rich?: readonly string[];
  /** Pictures that must be chosen from the media library. */
  uploaded?: readonly string[];
  /** Fields that may be empty, although the release fills them. */
  optional?: readonly string[];
}

/** Fields of these names offer more than the release uses. */
const knownChoices: Readonly<Record<string, readonly string[]>> = { ending: endings };
const choiceNames = [
  ...['category', 'color', 'darkColor', 'difficulty', 'icon', 'scene', 'screen'],
  ...['symbol', 'tier'],
];
const addressNames = ['to', 'href', 'url', 'link'];
const pictureNames = ['src', 'darkSrc', 'image', 'darkImage', 'logo'];
const slugNames = ['slug', 'id'];

/** Longer texts of the release get several lines. */
const shortTextLength = 80;
const maxShortTextLength = 300;
const maxLongTextLength = 10_000;
const anyNumber = { min: 0, max: 10_000_000 };

/** Names that only code knows, as a person would say them. */
const plainLabels: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  asked: 'What was asked',
  darkImage: 'Picture on dark pages',
  darkSrc: 'Picture on dark pages',
  dateTime: 'Date, as 2026-11',
  ending: 'The page ends with',
  eyebrow: 'Small line above',
  href: 'Address',
  id: 'End of its address',
  intro: 'Introduction',
  isSample: 'This is a sample',
  meta: 'For search engines',
  sampleNote: 'Sample note, empty once it is yours',
  slug: 'End of its address',
  src: 'Picture',
  to: 'Address',
  url: 'Address',
};

/** "linkLabel" becomes "Link label". */
export function labelOf(name: string): string {
  const plain = plainLabels[name];
  if (plain !== undefined) return plain;
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @throws for an empty list, and for a list in a list: their entries cannot be told */
export function fieldsOf(release: ContentValue, hints: Hints): ContentFields {
  return groupFields([release], hints);
}

/** Each section has the label of its group in the form. */
export function sectionsFieldOf(ids: readonly string[], { labels }: Hints): ContentField {
  const sections = ids.map((id) => ({ id, label: labels?.[id] ?? labelOf(id) }));
  return { label: 'Sections of the page', type: 'sections', sections };
}

function groupFields(samples: readonly ContentValue[], hints: Hints): ContentFields {
  const groups = samples.filter(isGroup);
  const names = new Set(groups.flatMap((group) => Object.keys(group)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      fieldOf(
        name,
        groups.map((group) => group[name]),
        hints,
      ),
    ]),
  );
}

function fieldOf(name: string, samples: readonly ContentValue[], hints: Hints): ContentField {
  const known = samples.filter((sample) => sample !== undefined && sample !== null);
  const isOptional = known.length < samples.length || hints.optional?.includes(name);
  return {
    label: hints.labels?.[name] ?? labelOf(name),
    ...(isOptional && { isOptional }),
    ...typeOf(name, known, hints),
  };
}

function typeOf(name: string, samples: readonly ContentValue[], hints: Hints): FieldType {
  const [first] = samples;
  if (typeof first === 'boolean') return { type: 'yesNo' };
  if (typeof first === 'number') return { type: 'number', ...(hints.bounds?.[name] ?? anyNumber) };
  if (isList(first)) return listOf(name, samples.filter(isList), hints);
  if (isGroup(first)) return { type: 'group', fields: groupFields(samples, hints) };
  return textOf(name, samples.map(String), hints);
}

function listOf(
  name: string,
  lists: readonly (readonly ContentValue[])[],
  hints: Hints,
): FieldType {
  const isRange = lists.every(
    (list) => list.length === 2 && list.every((one) => typeof one === 'number'),
  );
  if (isRange) return { type: 'range', ...(hints.bounds?.[name] ?? anyNumber) };
  const entries = lists.flat();
  if (entries.length === 0) throw new Error(`The fields of "${name}" cannot be told: it is empty.`);
  if (entries.some(isList)) throw new Error(`"${name}" is a list of lists.`);
  const entry: ContentField = { label: 'Entry', ...typeOf(name, entries, hints) };
  return { type: 'list', entry, ...(hints.fixed?.includes(name) && { isFixed: true }) };
}

function textOf(name: string, texts: readonly string[], hints: Hints): FieldType {
  const options = hints.choices?.[name] ?? knownChoices[name];
  if (options) return { type: 'choice', options };
  if (choiceNames.includes(name)) return { type: 'choice', options: [...new Set(texts)] };
  const mayBeEmpty = texts.includes('') && { mayBeEmpty: true as const };
  if (addressNames.includes(name)) return { type: 'address', ...mayBeEmpty };
  if (pictureNames.includes(name)) {
    const mustBeUploaded = hints.uploaded?.includes(name) && { mustBeUploaded: true as const };
    return { type: 'picture', ...mayBeEmpty, ...mustBeUploaded };
  }
  if (slugNames.includes(name)) return { type: 'slug' };
  const longest = Math.max(0, ...texts.map((text) => text.length));
  const isRich = hints.rich?.includes(name) || texts.some((text) => text.includes(']('));
  const isLong = isRich || longest > shortTextLength;
  return {
    type: 'text',
    maxLength: isLong ? maxLongTextLength : maxShortTextLength,
    ...(isLong && { isLong }),
    ...(isRich && { isRich }),
    ...mayBeEmpty,
  };
}

function isList(value: ContentValue): value is readonly ContentValue[] {
  return Array.isArray(value);
}

function isGroup(value: ContentValue): value is { readonly [name: string]: ContentValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
