import { paths } from '../../../shared/paths.ts';

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
    skill: 'Has the skill',
    clear: 'Clear filters',
    updating: 'Updating the list...',
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
  },
  empty: {
    title: 'No Developers Yet',
    text: 'The map is still blank. Be the first name on it: joining takes a phone number and five minutes.',
    action: { label: 'Join the Network', to: paths.developerSignup },
  },
} as const;

/** Minimum years of coding that the directory offers to filter by. */
export const experienceSteps: readonly number[] = [1, 3, 5, 10, 20];
