import type { ColorToken, TextCard } from '../../../shared/words/types.ts';

export type BestPracticeCard = TextCard & { tips: readonly string[]; color: ColorToken };

export type TipsUseCaseCard = TextCard & {
  examples: readonly string[];
  difficultyRange: string;
  /** `difficultyRange` as numbers, from 1 (Beginner) to 3 (Advanced), for the drawn profile. */
  levels: readonly [from: 1 | 2 | 3, to: 1 | 2 | 3];
  color: ColorToken;
};

export const bestPracticeCards: readonly BestPracticeCard[] = [
  {
    title: 'Be specific about the result',
    description: 'The tool fills every gap with a guess. Close the gaps that matter to you.',
    tips: [
      'Give example data: three real rows beat a paragraph.',
      'Say what happens when a list is empty or a request fails.',
      'Attach a screenshot or a sketch of what you mean.',
    ],
    color: 'ember',
  },
  {
    title: 'Keep the conversation focused',
    description: 'Long chats drift. A fresh chat with a good summary often solves it at once.',
    tips: [
      'One topic per chat; start a new one for the next feature.',
      'Keep a short project file with decisions and rules.',
      'Point at the file or screen you want changed.',
    ],
    color: 'sky',
  },
  {
    title: 'Read before you accept',
    description:
      'You own the code, whoever typed it. You need not understand every line to ask good questions.',
    tips: [
      'Ask: explain this change to me in plain words.',
      'Ask: what could go wrong with this in real use?',
      'Reject changes to files you did not ask about.',
    ],
    color: 'moss',
  },
  {
    title: 'Protect what works',
    description: 'Version control and tests turn a bad afternoon into a two-minute undo.',
    tips: [
      'Put the project on GitHub on the first day.',
      'Ask for a test with every bug you fix.',
      'Try risky ideas on a branch or a copy.',
    ],
    color: 'lagoon',
  },
];

export const useCaseCards: readonly TipsUseCaseCard[] = [
  {
    title: 'Websites and landing pages',
    description: 'A page that explains one thing well, with a form that reaches you.',
    examples: [
      'Portfolio of a photographer',
      'Menu and opening hours',
      'Launch page with a waiting list',
    ],
    difficultyRange: 'Beginner',
    levels: [1, 1],
    color: 'sand',
  },
  {
    title: 'Internal tools',
    description: 'The spreadsheet everybody curses, turned into a small app for your team.',
    examples: ['Stock count with a phone camera', 'Holiday requests', 'Quote calculator'],
    difficultyRange: 'Beginner to Intermediate',
    levels: [1, 2],
    color: 'moss',
  },
  {
    title: 'Prototypes and MVPs',
    description: 'Something real to put in front of customers before you spend real money.',
    examples: ['Booking flow to test a price', 'Two-sided marketplace', 'App to show investors'],
    difficultyRange: 'Intermediate',
    levels: [2, 2],
    color: 'sky',
  },
  {
    title: 'Automation and AI features',
    description: 'Let software read, sort and draft, with a person deciding at the end.',
    examples: ['Sort incoming e-mail', 'Summaries of long documents', 'Search over your own files'],
    difficultyRange: 'Intermediate to Advanced',
    levels: [2, 3],
    color: 'lagoon',
  },
];
