import type { GlossaryTerm } from '../words/glossary-types.ts';
import type { GlossaryFilter } from '../words/glossary-words.ts';

export type TermsOfLetter = [letter: string, terms: GlossaryTerm[]];

export function filterTerms(
  terms: readonly GlossaryTerm[],
  filter: GlossaryFilter,
  query: string,
): GlossaryTerm[] {
  const wanted = query.trim().toLowerCase();
  return terms.filter(
    ({ term, definition, category }) =>
      (filter.slug === null || category === filter.label) &&
      (term.toLowerCase().includes(wanted) || definition.toLowerCase().includes(wanted)),
  );
}

export function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

export function groupByLetter(terms: readonly GlossaryTerm[]): TermsOfLetter[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    const letter = term.term.charAt(0).toUpperCase();
    const group = groups.get(letter);
    if (group) group.push(term);
    else groups.set(letter, [term]);
  }
  return [...groups];
}
