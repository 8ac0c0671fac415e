import { paths } from '../../../../shared/paths.ts';

export const noDevelopersWords = {
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
