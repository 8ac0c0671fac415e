import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const made = ['br', 'gzip'] as const;
export type Encoding = (typeof made)[number];

const known = new LRUCache<string, { encoding: Encoding | null }>({ max: 500 });

/** Follows RFC 9110, 12.5.3. Null means no encoding. */
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

/** True for a browser. A program that accepts both gets data (RFC 9110, 12.5.1). */
export function prefersHtml(accepted: string | undefined): boolean {
  const negotiator = new Negotiator({ headers: { accept: accepted ?? '*/*' } });
  return negotiator.mediaType(['application/json', 'text/html']) === 'text/html';
}
