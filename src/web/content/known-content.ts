import type { ContentValues } from './published-content.ts';

let known: Record<string, unknown> = {};
const listeners = new Set<() => void>();

/** Content that came to this browser since the document was loaded. */
export const knownContent = {
  get: (): ContentValues => known,
  /** Adds content of a page that is not drawn yet. */
  add(values: ContentValues): void {
    Object.assign(known, values);
  },
  /** Draws the page again. */
  change(values: ContentValues): void {
    known = { ...known, ...values };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
