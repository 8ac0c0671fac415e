/** Compares `If-None-Match` weakly with the entity tag (RFC 9110, 13.1.2). */
export function isHeldByCaller(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header (RFC 9110, 14.1.2). Several ranges or an invalid one get the whole: many small ranges of one file
 * would turn a small request into a large answer.
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
