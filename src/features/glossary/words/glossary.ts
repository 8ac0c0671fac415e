import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import { aiTerms } from './glossary-terms/ai.ts';
import { cloudTerms } from './glossary-terms/cloud.ts';
import { databaseTerms } from './glossary-terms/database.ts';
import { generalTerms } from './glossary-terms/general.ts';
import { programmingTerms } from './glossary-terms/programming.ts';
import { securityTerms } from './glossary-terms/security.ts';
import { webTerms } from './glossary-terms/web.ts';
import type { GlossaryCategory } from './glossary-types.ts';

/** `slug` is the value of the `category` parameter in the address. 'All' needs none. */
export type GlossaryFilter =
  | { label: 'All'; slug: null }
  | { label: GlossaryCategory; slug: string };

/** `terms` is sorted by term. */
export const glossaryContent = {
  meta: {
    title: `Vibecoding Glossary${site.titleSuffix}`,
    description:
      'The words of software and AI in plain English: programming, web, database, cloud, security and AI terms, each explained in one to three sentences.',
    keywords: [
      'vibecoding glossary',
      'programming terms',
      'web development terms',
      'AI terms explained',
      'coding dictionary',
    ],
  },
  hero: {
    eyebrow: 'Glossary',
    title: 'The words, without the fog',
    intro:
      'You meet these terms in every AI chat about code. One to three plain sentences each, so that you can nod and mean it.',
  },
  search: {
    label: 'Search the glossary',
    placeholder: 'Search terms or definitions...',
    clear: 'Clear the search',
    shortcutHint: 'Press / to search',
  },
  filterLabel: 'Filter terms by category',
  filters: [
    { label: 'All', slug: null },
    { label: 'Programming', slug: 'programming' },
    { label: 'Web Development', slug: 'web-development' },
    { label: 'Database', slug: 'database' },
    { label: 'Cloud', slug: 'cloud' },
    { label: 'Security', slug: 'security' },
    { label: 'AI/Modern', slug: 'ai-modern' },
    { label: 'General', slug: 'general' },
  ],
  countHeading: (count: number) => `${count} Terms Found`,
  allCategories: 'All categories',
  searchingFor: 'Searching for',
  empty: {
    title: 'No terms found',
    text: 'Try adjusting your search or category filter',
    reset: 'Show all terms',
  },
  lettersLabel: 'Terms by letter',
  linkToTerm: (term: string) => `Link to the term ${term}`,
  terms: [
    ...programmingTerms,
    ...webTerms,
    ...databaseTerms,
    ...cloudTerms,
    ...securityTerms,
    ...aiTerms,
    ...generalTerms,
  ].sort((a, b) => a.term.localeCompare(b.term, 'en')),
  closing: {
    title: 'Words are easier with a project',
    text: 'Pick a first build and the terms explain themselves. Is one missing here? Tell us and we add it.',
    actions: [
      { label: 'Start Learning', to: paths.tips },
      { label: 'Suggest a term', to: paths.contact },
    ],
  },
} as const;
