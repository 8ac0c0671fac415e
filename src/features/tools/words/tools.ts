import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import type { CheckedDate } from '../../../shared/words/types.ts';
import { type Tool, toolCategories, toolPageOf } from './tool-types.ts';

const checkedNovember: CheckedDate = { label: 'November 2026', dateTime: '2026-11' };
const checkedOctober: CheckedDate = { label: 'October 2026', dateTime: '2026-10' };

/** In the order of the page. Prices change: `checked` says when they were read. */
const tools: readonly Tool[] = [
  {
    slug: 'replit-agent',
    name: 'Replit Agent',
    description:
      'Describe an app in plain words and the agent writes it, runs it and puts it online. Editor, database and hosting sit in one browser tab.',
    category: 'Full-Stack Development',
    bestFor: 'Complete apps with logins, a database and a public address',
    techStack: 'React, Node.js, Python, PostgreSQL and many more',
    pricing: 'Starter: free, Core: from $20/month, Pro: $100/month; the agent is billed by effort',
    newerPricing: null,
    checked: checkedNovember,
    url: 'https://replit.com',
    features: [
      'Checkpoints of code, chat and database',
      'Parallel tasks',
      'Built-in hosting',
      'Hosted editor',
    ],
    icon: 'server',
    color: 'ember',
    endColor: 'sand',
    strengths:
      'Nothing to install and nothing to wire together. A checkpoint brings back the code, the chat and the data, so a wrong turn costs minutes.',
    limit: {
      text: 'Work is charged by effort, so what a change costs is seen after it. In July 2025 the agent deleted a customer’s live database; Replit then kept development and production apart.',
      source: {
        label: 'Replit’s billing page',
        href: 'https://docs.replit.com/billing/ai-billing',
      },
      said: checkedNovember,
    },
  },
  {
    slug: 'v0',
    name: 'v0',
    description:
      'The AI builder from Vercel. It turns a prompt or a screenshot into clean interfaces and Next.js apps you can edit and ship.',
    category: 'UI/UX Design',
    bestFor: 'Polished interfaces, landing pages and dashboards',
    techStack: 'Next.js, React, Tailwind CSS, shadcn/ui',
    pricing: 'Free: 200 credits/month, Premium: $20/month',
    newerPricing: 'Free: $5 of credit/month, Premium: $20/month, Team: $30/user',
    checked: checkedNovember,
    url: 'https://v0.app',
    features: [
      'Prompt or screenshot to interface',
      'Supabase, Neon and Upstash integrations',
      'One-step deploy to Vercel',
      'Readable React code',
    ],
    icon: 'layout',
    color: 'sky',
    endColor: 'lagoon',
    strengths:
      'The first draft already looks designed, and the code is the kind a React team would write by hand. Easy to take with you.',
    limit: {
      text: 'It writes Next.js for Vercel and little else. Users report that repairing its own mistakes costs credit as well.',
      source: {
        label: 'Vercel’s community',
        href: 'https://community.vercel.com/t/5-in-credits-spent-in-45-min-using-v0-auto/40337',
      },
      said: checkedNovember,
    },
  },
  {
    slug: 'cursor',
    name: 'Cursor',
    description:
      'A code editor built around AI. It reads your whole project, edits many files at once and runs agents while you review.',
    category: 'Professional Development',
    bestFor: 'Developers who work in a real codebase every day',
    techStack: 'Any language; based on VS Code',
    pricing: 'Hobby: free, Pro: $20/month, Pro+: $60, Ultra: $200, Teams: from $40/user',
    newerPricing: null,
    checked: checkedNovember,
    url: 'https://cursor.com',
    features: ['Agent mode', 'Cloud agents', 'Review bot', 'Its own coding model'],
    icon: 'cursor',
    color: 'lagoon',
    endColor: 'moss',
    strengths:
      'You keep full control: every change is a diff you accept or reject. It fits existing repositories, tests and habits.',
    limit: {
      text: 'What a plan includes is a monthly sum: heavy work uses it up early, and nothing carries over to the next month.',
      source: {
        label: 'Cursor’s help pages',
        href: 'https://cursor.com/help/models-and-usage/usage-limits',
      },
      said: checkedNovember,
    },
  },
  {
    slug: 'lovable',
    name: 'Lovable',
    description:
      'Full-stack sites from plain language. You chat, it builds, and you point at whatever should change next.',
    category: 'Beginner-Friendly',
    bestFor: 'First-time builders with an idea and no code',
    techStack: 'React, TypeScript, Vite, Tailwind CSS, Supabase',
    pricing: 'Free: 5 credits/day, at most 30/month, Pro: from $25/month, Business: from $50',
    newerPricing: null,
    checked: checkedNovember,
    url: 'https://lovable.dev',
    features: [
      'Plain-language editing',
      'Two-way GitHub sync',
      'Its own cloud',
      'Publish from the chat',
    ],
    icon: 'heart',
    color: 'sand',
    endColor: 'ember',
    strengths:
      'The gentlest start of the seven. And because it syncs with GitHub both ways, a developer can join later without a rewrite.',
    limit: {
      text: 'Access to data has to be checked by hand: a scan in May 2025 found 170 of 1,645 apps open to strangers because the database had no rules.',
      source: {
        label: 'Is My Site Hackable',
        href: 'https://ismysitehackable.com/blog/platform-guides/is-lovable-safe',
      },
      said: checkedNovember,
    },
  },
  {
    slug: 'bolt-new',
    name: 'Bolt.new',
    description:
      'Prompt, run, edit and deploy without leaving the browser. A real Node.js environment runs right inside the tab.',
    category: 'Rapid Prototyping',
    bestFor: 'A clickable prototype before the meeting ends',
    techStack: 'Vite, React, Next.js, Astro, Svelte, Expo',
    pricing: 'Free: 1M tokens/month, Pro: from $25/month, Teams: $30/member',
    newerPricing: null,
    checked: checkedNovember,
    url: 'https://bolt.new',
    features: [
      'WebContainers: npm in the browser',
      'Rollback to earlier versions',
      'Live preview',
      'Deploy from the editor',
    ],
    icon: 'bolt',
    color: 'ember',
    endColor: 'sky',
    strengths:
      'No waiting for a server: packages install and run in the page itself. Hard to beat for trying three ideas in one afternoon.',
    limit: {
      text: 'The larger a project grows, the more tokens each message takes. Users report millions of tokens gone on one error that stayed.',
      source: {
        label: 'Bolt’s tracker',
        href: 'https://github.com/stackblitz/bolt.new/issues/6417',
      },
      said: { label: 'February 2025', dateTime: '2025-02' },
    },
  },
  {
    slug: 'claude-artifacts',
    name: 'Claude Artifacts',
    description:
      'A live panel beside the chat. Ask Claude for a small app, a document or a diagram and use it right there.',
    category: 'AI Assistant',
    bestFor: 'Small tools, calculators, diagrams and quick experiments',
    techStack: 'HTML, React, SVG, Mermaid, Markdown',
    pricing: 'In every plan of Claude: Free, Pro: $20/month, Max: from $100, Team: $25/seat',
    newerPricing: null,
    checked: checkedNovember,
    url: 'https://claude.ai',
    features: [
      'Live side panel',
      'Apps, documents and diagrams',
      'Publish with a link',
      'Remix what others published',
    ],
    icon: 'artifact',
    color: 'moss',
    endColor: 'sand',
    strengths:
      'The shortest way from a question to something that works. Think out loud, see the result and share it with a link.',
    limit: {
      text: 'A draft forgets its data when the page is loaded again, and what it does keep ends at 20 MB. For anything larger it is a sketch, not a home.',
      source: {
        label: 'a test by caipi.ai',
        href: 'https://caipi.ai/blog/can-claude-artifacts-save-data',
      },
      said: { label: '2026', dateTime: '2026' },
    },
  },
  {
    slug: 'github-copilot',
    name: 'GitHub Copilot',
    description:
      'An AI pair programmer inside the editor you already use. It completes lines, answers questions, takes on tasks and reviews pull requests.',
    category: 'Code Assistant',
    bestFor: 'Developers and teams who live in GitHub',
    techStack: 'Any language; VS Code, Visual Studio, JetBrains, Xcode',
    pricing: '$10/month individual, $19/month business',
    newerPricing:
      'Free: 2,000 completions/month, Pro: $10/month, Pro+: $39, Max: $100, Enterprise: $39/user',
    checked: checkedOctober,
    url: 'https://github.com/features/copilot',
    features: ['Code completions', 'Agent mode', 'Code review', 'Works in your editor'],
    icon: 'pair',
    color: 'lagoon',
    endColor: 'sky',
    strengths:
      'The smallest change to how you work. It sits in your editor and your pull requests, and a whole company can manage it in one place.',
    limit: {
      text: 'Since June 2026 it is billed by use. One agent prompt took 576 of 1,500 credits, a user reported.',
      source: {
        label: 'GitHub’s community',
        href: 'https://github.com/orgs/community/discussions/197610',
      },
      said: { label: 'June 2026', dateTime: '2026-06' },
    },
  },
];

export const toolsKind = contentKind({
  name: 'tools',
  isOfTools: true,
  title: 'AI tools: the comparison',
  intro: 'The slug of a tool is the end of its address: posts link to it.',
  places: [{ label: 'AI tools', path: paths.resources }],
  labels: {
    endColor: 'Second color',
    said: 'When it was said',
    label: 'Words',
    dateTime: 'Year and month, as 2026-11',
  },
  choices: {
    category: toolCategories,
    endColor: ['ember', 'lagoon', 'moss', 'sand', 'sky'],
  },
  pagesOf: (value) => value.tools.map(toolPageOf),
  release: { tools },
});
