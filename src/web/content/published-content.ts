import { createContext, useContext } from 'react';

/** Content by the name of its kind. Kinds that nobody has changed are missing: the browser has what the release says. */
export type ContentValues = Readonly<Record<string, unknown>>;

/** The server provides values of the drawn page, the browser those of all pages since the document was loaded. */
export const ContentContext = createContext<ContentValues>({});

/** In the browser. */
export const knownContent: Record<string, unknown> = {};

/** Kinds that came with the document or were fetched. */
export const knownKinds = new Set<string>();

export function keepContent(names: readonly string[], values: ContentValues): void {
  Object.assign(knownContent, values);
  for (const name of names) knownKinds.add(name);
}

/** The server has checked what is published with the schema of its kind. */
export function useContent<Value>({ name, release }: { name: string; release: Value }): Value {
  const published = useContext(ContentContext)[name];
  return published === undefined ? release : (published as Value);
}
