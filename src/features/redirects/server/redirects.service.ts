import type { PublishedContent } from '../../../server/published-content.ts';
import { formerPath } from '../../../shared/addresses/former-path.ts';
import { type Redirect, redirectsKind } from '../words/redirects.ts';

/** Reads from memory: made-up addresses cost no query. */
export function findRedirect(
  content: Pick<PublishedContent, 'valueOf'>,
  address: string,
): Redirect | null {
  const path = formerPath(address);
  if (path === null) return null;
  const { redirects } = content.valueOf(redirectsKind);
  return redirects.find(({ from }) => formerPath(from) === path) ?? null;
}
