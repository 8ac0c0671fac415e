import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import type { CallToAction, Link, PageMeta, SectionHeading } from '../../../shared/words/types.ts';

type ExploreDevelopersContent = {
  meta: PageMeta;
  hero: SectionHeading;
  loading: string;
  error: (message: string) => string;
  retry: string;
  listLabel: string;
  sampleNote: string;
  filters: {
    title: string;
    search: { label: string; placeholder: string; submit: string };
    country: { label: string; any: string };
    experience: {
      label: string;
      any: string;
      /** Minimum years of coding. */
      steps: readonly number[];
      atLeast: (years: number) => string;
    };
    tools: { label: string };
    clear: string;
    updating: string;
  };
  card: {
    anonymous: string;
    experience: (years: number) => string;
    joined: (monthAndYear: string) => string;
  };
  loadMore: string;
  loadingMore: string;
  fromStart: string;
  noResults: { title: string; text: string };
  empty: { title: string; text: string; action: Link };
  closing: CallToAction;
};

export const exploreDevelopersContent: ExploreDevelopersContent = {
  meta: {
    title: `Explore Developers${site.titleSuffix}`,
    description:
      'Meet the developers of the network: who they are, where they work, how long they have been coding and what they have built.',
    keywords: [
      'vibecode developers',
      'AI developers',
      'developer directory',
      'hire a vibecoder',
      'developer network',
    ],
  },
  hero: {
    eyebrow: 'Developer network',
    title: 'Meet the people who build',
    intro:
      'Every profile is tied to a verified phone number. Open one to see the story and the projects behind it.',
  },
  loading: 'Loading developers...',
  error: (message) => `Error loading developers: ${message}`,
  retry: 'Retry',
  listLabel: 'Developers',
  sampleNote:
    'Profiles with a drawn face are samples of fictional people. Everybody else is a member.',
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
      steps: [1, 3, 5, 10, 20],
      atLeast: (years) => (years === 1 ? '1 year or more' : `${years} years or more`),
    },
    tools: { label: 'Has built with' },
    clear: 'Clear filters',
    updating: 'Updating the list...',
  },
  card: {
    anonymous: 'Anonymous Developer',
    experience: (years) =>
      years === 1 ? '1 year of coding experience' : `${years} years of coding experience`,
    joined: (monthAndYear) => `Joined ${monthAndYear}`,
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
  closing: {
    title: 'Your name could be here',
    text: 'Membership is free. Show what you have built and let clients find you.',
    actions: [{ label: 'Create Your Profile', to: paths.developerSignup }],
  },
};
