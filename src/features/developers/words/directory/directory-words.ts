import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { mostCounted } from '../../directory/directory-choices.ts';

const numbers = new Intl.NumberFormat(siteLocale);

function counted(count: number): string {
  return count > mostCounted ? `over ${numbers.format(mostCounted)}` : numbers.format(count);
}

export const exploreDevelopersWords = {
  loading: 'Loading developers...',
  error: (message: string) => `Error loading developers: ${message}`,
  retry: 'Retry',
  listLabel: 'Developers',
  filters: {
    title: 'Find a developer',
    search: {
      label: 'Search by name or words',
      placeholder: 'booking, Python, Lindqvist',
      submit: 'Search',
    },
    country: { label: 'Country', any: 'All countries' },
    experience: {
      label: 'Experience',
      any: 'Any',
      atLeast: (years: number) => (years === 1 ? '1 year or more' : `${years} years or more`),
    },
    tools: { label: 'Has built with' },
    more: 'More filters',
    chosen: 'Chosen',
    /** 1,001 stands for more than are counted. */
    counted,
    choices: {
      skill: { label: 'Skill', any: 'Any skill' },
      kind: { label: 'Available for', any: 'Anything' },
      free: { label: 'Free', any: 'Any time', chosen: (when: string) => `Free: ${when}` },
      hours: { label: 'Hours a week', any: 'Any number' },
      rate: { label: 'Rate', any: 'Any rate' },
      language: { label: 'Language', any: 'Any language' },
      mark: { label: 'Mark', any: 'Any mark' },
    },
    clear: 'Clear filters',
    updating: 'Updating the list...',
  },
  found: (count: number) => `${counted(count)} ${count === 1 ? 'developer' : 'developers'} found`,
  sorts: {
    label: 'Sort by',
    options: [
      { value: '', label: 'Newest' },
      { value: 'fit', label: 'Best fit' },
      { value: 'soonest', label: 'Soonest free' },
    ],
  },
  card: {
    anonymous: 'Anonymous Developer',
    experience: (years: number) =>
      years === 1 ? '1 year of coding experience' : `${years} years of coding experience`,
    skills: 'Skills',
    joined: (monthAndYear: string) => `Joined ${monthAndYear}`,
    sample: 'Sample',
    verified: 'Verified',
  },
  saveSearch: 'Hear of new ones by mail',
  loadMore: 'Show more developers',
  loadingMore: 'Loading more developers...',
  fromStart: 'Start from the newest developers',
} as const;

/** Minimum years of coding that the directory offers to filter by. */
export const experienceSteps: readonly number[] = [1, 3, 5, 10, 20];
