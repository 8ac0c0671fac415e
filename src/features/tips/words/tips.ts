import { paths } from '../../../shared/paths.ts';
import { marketingFigures, site } from '../../../shared/words/site.ts';
import { promptGroups } from './example-prompts.ts';
import { bestPracticeCards, useCaseCards } from './tips-cards.ts';

/** Also the value of the `tab` parameter in the address. The first tab needs none. */
export type TipsTabId = 'getting-started' | 'examples' | 'best-practices' | 'use-cases';

export const tipsContent = {
  meta: {
    title: `Vibecoding Tips and Example Prompts${site.titleSuffix}`,
    description:
      'Learn vibecoding step by step: how to start, prompts to copy for mobile, web and e-commerce apps, habits that keep a project healthy, and what people build.',
    keywords: [
      'vibecoding tips',
      'AI prompts',
      'example prompts',
      'learn vibecoding',
      'AI app building for beginners',
      'prompt best practices',
    ],
  },
  hero: {
    eyebrow: 'Tips and techniques',
    title: 'Say what you want. Get what you meant.',
    intro: `Vibecoding is mostly clear asking and careful looking. Start with four steps, then borrow from our ${marketingFigures.examplePrompts} example prompts; the ones to begin with are here.`,
    actions: [
      { label: 'Start with step one', to: `${paths.tips}#getting-started` },
      { label: 'Compare AI tools', to: paths.resources },
    ],
  },
  tabsLabel: 'Sections of the guide',
  tabs: [
    { id: 'getting-started', label: 'Getting Started' },
    { id: 'examples', label: 'Example Prompts' },
    { id: 'best-practices', label: 'Best Practices' },
    { id: 'use-cases', label: 'Common Uses' },
  ],
  gettingStarted: {
    title: 'From an idea to a working first version',
    intro: 'Four steps, in this order. Most people finish the first two in one evening.',
    stepLabel: (step: number) => `Step ${step}`,
    difficultyLabel: 'Difficulty',
    tipsLabel: 'Tips',
    steps: [
      {
        step: 1,
        title: 'Write down the job, not the app',
        description:
          'One paragraph: who has the problem, what they do today, and what should be easier afterwards. Leave the technology out.',
        difficulty: 'Beginner',
        tips: [
          'Name one real person who would use it.',
          'List the three things they must be able to do.',
          'Write what the first version will not do.',
        ],
        color: 'sand',
      },
      {
        step: 2,
        title: 'Pick one tool and stay with it',
        description:
          'Lovable or Bolt.new for a first try, Replit Agent if you need logins and data, Cursor if you already code. Switching tools teaches you less than finishing something.',
        difficulty: 'Beginner',
        tips: [
          'Use the free plan until you hit its limit.',
          'Paste your paragraph as the first prompt.',
          'Ask for a plan before you ask for code.',
        ],
        color: 'moss',
      },
      {
        step: 3,
        title: 'Build in small, visible steps',
        description:
          'One change per prompt, then look at it. Small steps are easy to judge and easy to undo; a page-long wish list is neither.',
        difficulty: 'Intermediate',
        tips: [
          'Save a checkpoint or commit after every step that works.',
          'Describe what you see and what you expected instead.',
          'Stuck three times? Go back and ask differently.',
        ],
        color: 'lagoon',
      },
      {
        step: 4,
        title: 'Test it, secure it, ship it',
        description:
          'Click through everything as a stranger would. Then check logins, access to data and secrets before you share the link.',
        difficulty: 'Advanced',
        tips: [
          "Sign in as two people and try to see the other one's data.",
          'Keep API keys on the server, never in the page.',
          'Have a developer review anything that takes money.',
        ],
        color: 'ember',
      },
    ],
  },
  examples: {
    title: 'Copy one, change the nouns, go',
    intro:
      'Each prompt names the people, the data, the screens and the limits. That is what makes the answer good.',
    groupsLabel: 'Kinds of prompts',
    suggestedTool: 'Suggested tool',
    copy: 'Copy prompt',
    copied: 'Copied',
    copyFailed: 'Select the text to copy it',
    groups: promptGroups,
  },
  bestPractices: {
    title: 'Habits that keep a project healthy',
    intro: 'Fast is easy. These four keep it working next month.',
    tipsLabel: 'Try this',
    cards: bestPracticeCards,
  },
  useCases: {
    title: 'What people build this way',
    intro: 'Four kinds of project that come up again and again, and how hard each one gets.',
    examplesLabel: 'Examples',
    difficultyLabel: 'Difficulty',
    cards: useCaseCards,
  },
  closing: {
    title: 'Ready for your own first prompt?',
    text: 'Choose a tool and try one of the prompts tonight. If the project is bigger than an evening, we build it with you.',
    actions: [
      { label: 'Explore AI Tools', to: paths.resources },
      { label: 'Get Expert Help', to: paths.contact },
    ],
  },
} as const;
