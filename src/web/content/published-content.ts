import { createContext, useContext } from 'react';
import {
  type ContentEntries,
  type EntryLookup,
  entryName,
} from '../../shared/addresses/content-entries.ts';

/** Content by the name of its kind. */
export type ContentValues = Readonly<Record<string, unknown>>;

/** The server provides values of the drawn page, the browser those of all pages since the document was loaded. */
export const ContentContext = createContext<ContentValues>({});

/** Content that every page shows. It always comes with the document. */
export const frameContent = ['identity', 'navigation'];

/** Content that only the server draws. The browser keeps its HTML and does not get it. */
export const drawnContent = ['menu-lines'];

/**
 * The published content of a kind that the route of the page names. `Kind` is the type of the kind; its release stays on the server.
 * @throws for a kind that the route does not name
 */
export function useContent<Kind extends { name: string; release: unknown }>(
  name: Kind['name'],
): Kind['release'] {
  const values = useContext(ContentContext);
  if (!Object.hasOwn(values, name)) throw new Error(`The page has no content "${name}".`);
  return values[name];
}

/** The values of a kind that the page has only while an owner edits it. */
export function useTypedContent<Kind extends { name: string; release: unknown }>(
  name: Kind['name'],
): Kind['release'] | null {
  return useContext(ContentContext)[name] ?? null;
}

type EntryIn<Entries extends ContentEntries> =
  ReturnType<Entries['entriesOf']> extends EntryLookup<infer Entry> ? Entry : never;

/** The entry that the address of the page names, or null. `Entries` is the type of the entries that the route names. */
export function useEntry<Entries extends ContentEntries>(
  entries: Entries['name'],
  slug: string | undefined,
): EntryIn<Entries> | null {
  const values = useContext(ContentContext);
  return (values[entryName(entries, slug ?? '')] ?? null) as EntryIn<Entries> | null;
}
