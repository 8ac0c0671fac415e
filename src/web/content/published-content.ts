import { createContext, useContext } from 'react';
import { paths } from '../../shared/paths.ts';

/** Content by the name of its kind. Kinds that nobody has changed are missing: the browser has what the release says. */
export type ContentValues = Readonly<Record<string, unknown>>;

/** Of the drawn page on the server; in the browser, of all pages seen since the document was loaded. */
export const ContentContext = createContext<ContentValues>({});

/** In the browser. */
export const knownContent: Record<string, unknown> = {};

/** Kinds that came with the document, or are on their way. */
const asked = new Map<string, Promise<void>>();

export function keepContent(names: readonly string[], values: ContentValues): void {
  Object.assign(knownContent, values);
  for (const name of names) asked.set(name, Promise.resolve());
}

/** Fetches content that the document did not bring. Without an answer, the page shows what the release says. */
export async function loadContent(names: readonly string[] = []): Promise<void> {
  // The server draws with what it holds in memory.
  if (import.meta.env.SSR) return;
  await Promise.all(
    names.map((name) => {
      const known = asked.get(name) ?? fetchContent(name);
      asked.set(name, known);
      return known;
    }),
  );
}

async function fetchContent(name: string): Promise<void> {
  try {
    const answer = await fetch(paths.content(name));
    if (!answer.ok) throw new Error(`${answer.status}`);
    const { value } = await answer.json();
    if (value !== null) knownContent[name] = value;
  } catch (error) {
    asked.delete(name);
    console.warn(error);
  }
}

/** The server has checked what is published with the schema of its kind. */
export function useContent<Value>({ name, release }: { name: string; release: Value }): Value {
  const published = useContext(ContentContext)[name];
  return published === undefined ? release : (published as Value);
}
