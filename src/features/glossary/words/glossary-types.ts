import type { ColorToken } from '../../../shared/words/types.ts';

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
  color: ColorToken;
};
