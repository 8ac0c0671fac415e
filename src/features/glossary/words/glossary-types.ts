export type GlossaryCategory =
  | 'Programming'
  | 'Web Development'
  | 'Database'
  | 'Cloud'
  | 'Security'
  | 'AI/Modern'
  | 'General';

export type GlossaryTerm = {
  /** Fragment of the term's address; unique within the glossary. */
  slug: string;
  term: string;
  definition: string;
  category: GlossaryCategory;
};

export function sortedTerms(terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  return [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
