import type { ValueOf } from './page.ts';

/** A map, or something that makes an entry when it is asked for. */
export type EntryLookup<Entry> = Pick<ReadonlyMap<string, Entry>, 'get'>;

/**
 * Entries with a page each, made of any kinds of content. A page brings the one that its address names and no other, however long
 * the list is.
 */
export interface ContentEntries<Name extends string = string, Entry extends object = object> {
  /** Written as names of kinds are. No kind has the same one. */
  name: Name;
  /** Kinds that hold the words of an entry, under its slug or its name. */
  madeOf: readonly { name: string }[];
  /** By slug. Called once for each publication. */
  entriesOf(published: ValueOf): EntryLookup<Entry>;
}

/** The only entry of a list that is derived as a whole. */
export const wholeList = 'all';

/** Names one entry among the content of a page: `glossary-term:webhook`. */
export const entryName = (entries: string, slug: string) => `${entries}:${slug}`;

/** Tells the name of an entry from that of a kind. */
export const namesEntry = (name: string) => name.includes(':');

/** The parts of the name of an entry. */
export function partsOfEntryName(name: string): { entries: string; slug: string } {
  const [entries = '', slug = ''] = name.split(':');
  return { entries, slug };
}
