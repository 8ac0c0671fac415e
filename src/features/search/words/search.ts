import { paths } from '../../../shared/paths.ts';
import type { IndexedGroupId } from '../search-groups.ts';

export type SearchGroupId = IndexedGroupId | 'posts' | 'developers';

export const searchContent = {
  label: 'Search the site',
  placeholder: 'Pages, tools, terms, posts...',
  close: 'Close search',
  resultsLabel: 'Results',
  groups: {
    pages: 'Pages',
    tools: 'AI tools',
    comparisons: 'Comparisons',
    tips: 'Tips',
    prompts: 'Prompts',
    glossary: 'Glossary',
    projects: 'Example apps',
    creators: 'Creators',
    posts: 'Blog posts',
    developers: 'Developers',
  },
  suggestions: {
    title: 'Good places to start',
    paths: [paths.services, paths.tips, paths.resources, paths.glossary, paths.blog, paths.contact],
  },
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  searching: 'Searching...',
  empty: {
    title: (query: string) => `Nothing found for “${query}”`,
    text: 'Try a shorter word, or another one for the same thing.',
  },
  indexFailed: 'Pages, tools and terms cannot be searched right now.',
  remoteFailed: 'Posts and developers cannot be searched right now.',
  keys: [
    { keys: '↑ ↓', meaning: 'to choose' },
    { keys: 'Enter', meaning: 'to open' },
    { keys: 'Esc', meaning: 'to close' },
  ],
} as const;
