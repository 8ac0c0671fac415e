import { DomainError } from '../domain-error.ts';

/** `*` or a list of entity tags (RFC 9110, section 13.1.1). */
const listPattern = /^\s*(?:W\/)?"[^"]*"\s*(?:,\s*(?:W\/)?"[^"]*"\s*)*$/;

export function entityTag({ id, version }: { id: number; version: number }): string {
  return `"${id}-${version}"`;
}

/**
 * Accepts a weak tag too: proxies weaken tags when they compress, and the version is the same in every encoding.
 * @throws DomainError BAD_REQUEST when the header is no list of entity tags
 */
export function namesVersion(ifMatch: string, thing: { id: number; version: number }): boolean {
  if (ifMatch.trim() === '*') return true;
  if (!listPattern.test(ifMatch)) {
    throw new DomainError(
      'BAD_REQUEST',
      'If-Match takes the ETag of what you have read, in double quotes.',
    );
  }
  return [...ifMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === entityTag(thing));
}
