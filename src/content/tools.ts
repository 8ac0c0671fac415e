import type { CheckedDate, Tool } from './types.ts';

const checkedNovember: CheckedDate = { label: 'November 2026', dateTime: '2026-11' };
const checkedOctober: CheckedDate = { label: 'October 2026', dateTime: '2026-10' };

/** The compared AI builders, in the order of the page. Prices move: `checked` says when they were read. */
export const tools: readonly Tool[] = [
  {
    slug: 'replit-agent',
    name: 'Replit Agent',
    description:
      'Describe an app in plain words and the agent writes it, runs it and puts it online. Editor, database and hosting sit in one browser tab.',
    category: 'Full-Stack Development',
    bestFor: 'Complete apps with logins, a database and a public address',
    techStack: 'React, Node.js, Python, PostgreSQL and many more',
    pricing: 'Free to try; Core: $20/month billed yearly; the agent is billed by effort',
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
    gradient: ['ember', 'sand'],
    strengths:
      'Nothing to install and nothing to wire together. A checkpoint brings back the code, the chat and the data, so a wrong turn costs minutes.',
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
    newerPricing: null,
    checked: checkedNovember,
    url: 'https://v0.app',
    features: [
      'Prompt or screenshot to interface',
      'Supabase, Neon and Upstash integrations',
      'One-step deploy to Vercel',
      'Readable React code',
    ],
    icon: 'layout',
    gradient: ['sky', 'lagoon'],
    strengths:
      'The first draft already looks designed, and the code is the kind a React team would write by hand. Easy to take with you.',
  },
  {
    slug: 'cursor',
    name: 'Cursor',
    description:
      'A code editor built around AI. It reads your whole project, edits many files at once and runs agents while you review.',
    category: 'Professional Development',
    bestFor: 'Developers who work in a real codebase every day',
    techStack: 'Any language; based on VS Code',
    pricing: 'Hobby: free, Pro: $20/month, Ultra: $200/month',
    newerPricing: null,
    checked: checkedNovember,
    url: 'https://cursor.com',
    features: ['Agent mode', 'Cloud agents', 'Review bot', 'Its own coding model'],
    icon: 'cursor',
    gradient: ['lagoon', 'moss'],
    strengths:
      'You keep full control: every change is a diff you accept or reject. It fits existing repositories, tests and habits.',
  },
  {
    slug: 'lovable',
    name: 'Lovable',
    description:
      'Full-stack sites from plain language. You chat, it builds, and you point at whatever should change next.',
    category: 'Beginner-Friendly',
    bestFor: 'First-time builders with an idea and no code',
    techStack: 'React, TypeScript, Vite, Tailwind CSS, Supabase',
    pricing: 'Free: 5 credits/day, Pro: from $25/month',
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
    gradient: ['sand', 'ember'],
    strengths:
      'The gentlest start of the seven. And because it syncs with GitHub both ways, a developer can join later without a rewrite.',
  },
  {
    slug: 'bolt-new',
    name: 'Bolt.new',
    description:
      'Prompt, run, edit and deploy without leaving the browser. A real Node.js environment runs right inside the tab.',
    category: 'Rapid Prototyping',
    bestFor: 'A clickable prototype before the meeting ends',
    techStack: 'Vite, React, Next.js, Astro, Svelte, Expo',
    pricing: 'Free: 1M tokens/month, Pro: $25/month',
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
    gradient: ['ember', 'sky'],
    strengths:
      'No waiting for a server: packages install and run in the page itself. Hard to beat for trying three ideas in one afternoon.',
  },
  {
    slug: 'claude-artifacts',
    name: 'Claude Artifacts',
    description:
      'A live panel beside the chat. Ask Claude for a small app, a document or a diagram and use it right there.',
    category: 'AI Assistant',
    bestFor: 'Small tools, calculators, diagrams and quick experiments',
    techStack: 'HTML, React, SVG, Mermaid, Markdown',
    pricing: 'Included in the free plan since August 2024',
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
    gradient: ['moss', 'sand'],
    strengths:
      'The shortest way from a question to something that works. Think out loud, see the result and share it with a link.',
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
    newerPricing: 'Free: 2,000 completions/month, Pro: $10/month, Pro+: $39/month',
    checked: checkedOctober,
    url: 'https://github.com/features/copilot',
    features: ['Code completions', 'Agent mode', 'Code review', 'Works in your editor'],
    icon: 'pair',
    gradient: ['lagoon', 'sky'],
    strengths:
      'The smallest change to how you work. It sits in your editor and your pull requests, and a whole company can manage it in one place.',
  },
];
