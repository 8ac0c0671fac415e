import { paths } from '../../../shared/paths.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import { mostCounted } from '../directory/directory-choices.ts';

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
      chosen: (years: number) => (years === 1 ? '1 year of code' : `${years} years of code`),
    },
    tools: { label: 'Has built with' },
    more: 'More filters',
    chosen: 'Chosen',
    /** 1,001 stands for more than are counted. */
    counted,
    choices: {
      skill: { label: 'Skill', any: 'Any skill', chosen: (skill: string) => skill },
      kind: { label: 'Available for', any: 'Anything', chosen: (kind: string) => kind },
      free: { label: 'Free', any: 'Any time', chosen: (when: string) => `Free: ${when}` },
      hours: { label: 'Hours a week', any: 'Any number', chosen: (hours: string) => hours },
      rate: { label: 'Rate', any: 'Any rate', chosen: (rate: string) => rate },
      language: { label: 'Language', any: 'Any language', chosen: (name: string) => name },
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
  },
  loadMore: 'Show more developers',
  loadingMore: 'Loading more developers...',
  fromStart: 'Start from the newest developers',
  noResults: {
    title: 'No developers found',
    text: 'Nobody in the network matches all of this. Try another word or fewer filters.',
    briefText: 'Or write a brief. Developers who fit can answer it.',
    brief: 'Write a brief',
  },
  empty: {
    title: 'No Developers Yet',
    text: 'The map is still blank. Be the first name on it: joining takes a phone number and five minutes.',
    action: { label: 'Join the Network', to: paths.developerSignup },
  },
} as const;

/** Minimum years of coding that the directory offers to filter by. */
export const experienceSteps: readonly number[] = [1, 3, 5, 10, 20];
