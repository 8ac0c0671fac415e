import { z } from 'zod';
import { DomainError } from '../../domain-error.ts';

/** `*` or a list of entity tags (RFC 9110, section 13.1.1). */
const listPattern = /^\s*(?:W\/)?"[^"]*"\s*(?:,\s*(?:W\/)?"[^"]*"\s*)*$/;

/** The entity tag of one version of a post. */
export function postEtag({ id, version }: { id: number; version: number }): string {
  return `"${id}-${version}"`;
}

/**
 * Whether an `If-Match` header names this version. A weak tag counts too: proxies weaken tags when they compress, and
 * the version says the same of every encoding.
 * @throws DomainError BAD_REQUEST when it is no list of entity tags.
 */
export function namesVersion(ifMatch: string, post: { id: number; version: number }): boolean {
  if (ifMatch.trim() === '*') return true;
  if (!listPattern.test(ifMatch)) {
    throw new DomainError('BAD_REQUEST', 'If-Match takes the ETag of a post, in double quotes.');
  }
  return [...ifMatch.matchAll(/"[^"]*"/g)].some(([tag]) => tag === postEtag(post));
}

/** For the document that describes the API. */
export const ifMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag of the post as you read it: a save over a newer version answers 412.'),
});

export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      '1 to 255 characters of your own that name this creation, for example a UUID; known for two days.',
    ),
});

export const etagHeader = z.object({
  etag: z.string().describe('The version of the post, for If-Match of the next PUT.'),
});
