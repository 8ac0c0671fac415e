import { paths } from '../../../shared/paths.ts';

export const shortlistPageContent = {
  meta: {
    title: 'Your shortlist',
    description: 'Developers of the network side by side, and one message to up to three of them.',
    keywords: ['developer network'],
  },
  hero: {
    eyebrow: 'Developer network',
    title: 'Your shortlist',
    intro:
      'Three developers side by side, and one message to up to three. This browser keeps the list, and its address shows it to whom you send it.',
    actions: [{ label: 'Find more developers', to: paths.exploreDevelopers }],
  },
  empty: {
    title: 'Nobody is on this shortlist',
    text: 'Choose “Add to shortlist” in the directory or on a profile.',
    action: 'Find a developer',
  },
  list: 'Developers on this shortlist',
  table: 'Side by side',
  notGiven: 'Not said',
  verified: 'Verified',
  others: 'Also on this shortlist',
  compare: 'Compare',
} as const;
