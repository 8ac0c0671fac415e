import { knownNames } from '../../tools/words/known-names.ts';
import { findFacts } from '../find-facts.ts';

/** Keys (`factKey`) in text order. */
export function factKeysOf(html: string): string[] {
  return findFacts(html, knownNames).map(({ key }) => key);
}
