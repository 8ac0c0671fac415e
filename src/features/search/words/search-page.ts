import { paths } from '../../../shared/paths.ts';

/** Words of the page of results, beside those of the dialog. */
export const searchPageWords = {
  meta: {
    title: 'Search',
    titleFor: (query: string) => `“${query}” in the search`,
    description:
      'Search all of this site: terms, tools, comparisons, prompts, tips, posts, example apps, creators, developers and services.',
    keywords: ['search', 'vibecoding terms', 'AI tools', 'prompts', 'developers'],
  },
  hero: {
    title: 'Search',
    intro: 'Terms, tools, prompts, posts, example apps and people. Or ask a question.',
  },
  submit: 'Search',
  ask: 'Ask',
  found: (count: number, query: string) =>
    count === 1 ? `1 result for “${query}”` : `${count} results for “${query}”`,
  /** The database counts no more than it shows. */
  foundAtLeast: (count: number, query: string) => `More than ${count} results for “${query}”`,
  inGroup: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  inGroupAtLeast: (count: number) => `The first ${count}`,
  more: {
    group: (count: number) => `Show all ${count}`,
    first: (count: number) => `Show the first ${count}`,
    posts: 'More posts',
    developers: 'More developers',
  },
  allGroups: 'Results in all groups',
  start: { title: 'Good places to start', intro: 'Or type a word above.' },
  nothing: {
    text: 'Try a shorter word, or another one for the same thing. Or look here:',
    actions: [
      { label: 'All terms', to: paths.glossary },
      { label: 'All tools', to: paths.resources },
      { label: 'Ask us', to: paths.contact },
    ],
  },
} as const;
