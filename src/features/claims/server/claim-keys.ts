import { knownNames } from '../../tools/words/known-names.ts';
import { findClaims } from '../find-claims.ts';

/** Keys (`claimKey`) in text order. */
export function claimKeysOf(html: string): string[] {
  return findClaims(html, knownNames).map(({ key }) => key);
}
