import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Excludes opt-outs (DNT, GPC), prefetches and bots. */
export function isOfPerson(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': userAgent = '' } = headers;
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  if (String(headers['sec-purpose'] ?? '').includes('prefetch')) return false;
  return userAgent !== '' && !isbot(userAgent);
}
