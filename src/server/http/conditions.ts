/** Whether the caller already has the answer with this entity tag (`If-None-Match`; RFC 9110, 13.1.2, compared weakly). */
export function isHeldByCaller(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

/** First and last byte of a part, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one part of an answer that `Range` asks for (RFC 9110, 14.1.2). Several parts, and what is no range, are answered
 * with the whole: many small parts of one file would make a large answer of a small request.
 */
export function byteRange(
  range: string | undefined,
  byteLength: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'whole';
  if (from === '') {
    const suffix = Math.min(Number(to), byteLength);
    return suffix === 0 ? 'unsatisfiable' : { first: byteLength - suffix, last: byteLength - 1 };
  }
  const first = Number(from);
  const last = to === '' ? byteLength - 1 : Math.min(Number(to), byteLength - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= byteLength ? 'unsatisfiable' : { first, last };
}
