import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

/** `levels` of a use are the range of its difficulty, from 1 (Beginner) to 3 (Advanced). */
export const tipsKind = contentKind({
  name: 'tips',
  title: 'Tips',
  places: [{ label: 'Tips', path: paths.tips }],
  labels: { levels: 'Drawn difficulty, from 1 to 3' },
  bounds: { levels: { min: 1, max: 3 } },
  sections: ['gettingStarted', 'examples', 'bestPractices', 'useCases'],
  release: {
    meta: {
      title: 'Vibecoding Tips and Example Prompts{titleSuffix}',
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
      intro:
        'Vibecoding is mostly clear asking and careful looking. Start with four steps, then borrow from our {examplePrompts} example prompts; the ones to begin with are here.',
      actions: [
        { label: 'Start with step one', to: `${paths.tips}#getting-started` },
        { label: 'Compare AI tools', to: paths.resources },
      ],
    },
    gettingStarted: {
      title: 'From an idea to a working first version',
      intro: 'Four steps, in this order. The first two fit into one evening.',
      steps: [
        {
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
    },
    bestPractices: {
      title: 'Habits that keep a project healthy',
      intro: 'Fast is easy. These four keep it working next month.',
      cards: [
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
          description:
            'Long chats drift. A fresh chat with a good summary often solves it at once.',
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
      ],
    },
    useCases: {
      title: 'What people build this way',
      intro: 'Four kinds of project that come up again and again, and how hard each one gets.',
      cards: [
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
          examples: [
            'Booking flow to test a price',
            'Two-sided marketplace',
            'App to show investors',
          ],
          difficultyRange: 'Intermediate',
          levels: [2, 2],
          color: 'sky',
        },
        {
          title: 'Automation and AI features',
          description: 'Let software read, sort and draft, with a person deciding at the end.',
          examples: [
            'Sort incoming e-mail',
            'Summaries of long documents',
            'Search over your own files',
          ],
          difficultyRange: 'Intermediate to Advanced',
          levels: [2, 3],
          color: 'lagoon',
        },
      ],
    },
    closing: {
      ending: 'station',
      title: 'Ready for your own first prompt?',
      text: 'Choose a tool and try one of the prompts tonight. If the project is bigger than an evening, we build it with you.',
      actions: [
        { label: 'Explore AI Tools', to: paths.resources },
        { label: 'Get Expert Help', to: paths.contact },
      ],
    },
  },
});
