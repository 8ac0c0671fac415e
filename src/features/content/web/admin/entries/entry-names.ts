import type { ContentField } from '../../../../../shared/content/fields.ts';
import { textsIn } from '../../../../../shared/content/texts/texts-in.ts';
import { contentWords } from '../../../words/content.ts';

export type ListField = Extract<ContentField, { type: 'list' }>;

/** A short text names its row. */
const maxNameLength = 60;

/** The first text names the entry: it says more than an address or a color that stands before it. */
export function nameOf({ entry: field }: ListField, entry: unknown, index: number): string {
  const isGroup = field.type === 'group' && typeof entry === 'object' && entry !== null;
  const parts = isGroup ? Object.entries(entry) : [['', entry] as const];
  const texts = parts.filter(([, part]) => typeof part === 'string' && part !== '');
  const [, name] =
    texts.find(([key]) => isGroup && field.fields[key]?.type === 'text') ?? texts[0] ?? [];
  if (typeof name !== 'string') return contentWords.entries.entry(index + 1);
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

/** Indices of the entries that hold the text, in any letters. */
export function indicesWith(entries: readonly unknown[], text: string): number[] {
  const sought = text.trim().toLowerCase();
  const holds = (entry: unknown) => textsIn(entry).join('\n').toLowerCase().includes(sought);
  return entries.flatMap((entry, index) => (holds(entry) ? [index] : []));
}
