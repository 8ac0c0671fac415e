import { knownNames } from '../../tools/words/known-names.ts';
import { findFacts } from '../find-facts.ts';

export function factKeysOf(html: string): string[] {
  return findFacts(html, knownNames).map(({ key }) => key);
}
