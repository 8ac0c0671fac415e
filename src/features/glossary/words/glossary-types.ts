import type { EntryPage } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export type GlossaryCategory =
  | 'Programming'
  | 'Web Development'
  | 'Database'
  | 'Cloud'
  | 'Security'
  | 'AI/Modern'
  | 'General';

export type GlossaryTerm = {
  /** End of the term's address, and its fragment on the page of the glossary; unique among all terms. */
  slug: string;
  term: string;
  definition: string;
  category: GlossaryCategory;
};

/** The words of the page of a term. */
export type TermText = {
  slug: string;
  plain: string;
  example: string;
  /** A prompt, as somebody would type it. */
  say: string;
  mistakes: readonly string[];
  /** Slugs of other terms. */
  related: readonly string[];
};

export function sortedTerms(terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  return [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}

export const termPageOf = ({ slug, term, definition }: GlossaryTerm): EntryPage => ({
  path: paths.glossaryTermPage(slug),
  title: term,
  description: definition,
});
