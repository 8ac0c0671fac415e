import type { ColorToken } from '../../../shared/words/types.ts';
import type { GlossaryCategory } from './glossary-types.ts';

/** `slug` is the value of the `category` parameter in the address. 'All' needs none. */
export type GlossaryFilter =
  | { label: 'All'; slug: null }
  | { label: GlossaryCategory; slug: string };

/** Labels of the search, the filters and the list. */
export const glossaryWords = {
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
  prompt: {
    copy: 'Copy prompt',
    copied: 'Copied',
    copyFailed: 'Select the text to copy it',
  },
  lettersLabel: 'Terms by letter',
  linkToTerm: (term: string) => `Link to the term ${term}`,
} as const;

export const categoryHues: Record<GlossaryCategory, ColorToken> = {
  Programming: 'sky',
  'Web Development': 'ember',
  Database: 'moss',
  Cloud: 'lagoon',
  Security: 'sand',
  'AI/Modern': 'ember',
  General: 'moss',
};
