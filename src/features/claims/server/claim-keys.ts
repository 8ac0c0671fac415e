import { knownNames } from '../../tools/words/known-names.ts';
import { findClaims } from '../find-claims.ts';

/** Keys of the claims of some HTML (`claimKey`), in the order of the text. */
export function claimKeysOf(html: string): string[] {
  return findClaims(html, knownNames).map(({ key }) => key);
}
