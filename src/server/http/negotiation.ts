import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const made = ['br', 'gzip'] as const;
export type Encoding = (typeof made)[number];

/** Browsers send a handful of different headers, over and over. */
const known = new LRUCache<string, { encoding: Encoding | null }>({ max: 500 });

/** Picks the encoding that the caller prefers among ours (RFC 9110, 12.5.3); null means no encoding. */
export function preferredEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined) return null;
  const before = known.get(accepted);
  if (before) return before.encoding;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const [best] = negotiator.encodings([...made, 'identity'], { preferred: made });
  const encoding = made.find((name) => name === best) ?? null;
  known.set(accepted, { encoding });
  return encoding;
}

/** Whether somebody wants to read the answer, and not a program, which gets data where both would do (RFC 9110, 12.5.1). */
export function prefersHtml(accepted: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept: accepted ?? '*/*' } });
  return negotiator.mediaType(['application/json', 'text/html']) === 'text/html';
}
