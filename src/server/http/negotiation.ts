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

const markdownName = 'text/markdown';
const namesMarkdown = /text\/markdown/i;

/** Weight of the range in `Accept` that fits the type best (RFC 9110, 12.5.1). 0 where none does. */
function weightOf(accepted: string, ranges: readonly string[]): number {
  let best = { rank: ranges.length, weight: 0 };
  for (const part of accepted.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const rank = ranges.indexOf(range);
    if (rank < 0 || rank > best.rank) continue;
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    best = { rank, weight: weight >= 0 && weight <= 1 ? weight : 0 };
  }
  return best.weight;
}

/** True for a reader that names Markdown and wants it more than HTML. Ranges with a star stand for HTML. */
export function prefersMarkdown(accepted: string | undefined): boolean {
  if (accepted === undefined || !namesMarkdown.test(accepted)) return false;
  const html = weightOf(accepted, ['text/html', 'text/*', '*/*']);
  return weightOf(accepted, [markdownName]) > html;
}
