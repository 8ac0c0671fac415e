/**
 * The blog a fresh database starts with: categories and post records. The HTML body of each post is
 * `posts/<slug>.html` beside this file; the seed runner reads it, so this module stays free of file access.
 */

export interface SeedCategory {
  /** Explicit, because 1 is the default category of the editor and the AI generator. */
  id: number;
  name: string;
  slug: string;
  /** At most 160 characters: shown as a badge above the list. */
  description: string;
}

export interface SeedPost {
  slug: string;
  title: string;
  /** 140 to 200 characters, plain text. */
  excerpt: string;
  categoryId: number;
  imageUrl: string;
  metaTitle: string;
  /** 120 to 160 characters. */
  metaDescription: string;
  /** Comma separated. */
  metaKeywords: string;
  isPublished: boolean;
  /** ISO 8601 in UTC; null exactly for a draft. */
  publishedAt: string | null;
}

export const seedCategories: readonly SeedCategory[] = [
  {
    id: 1,
    name: 'Getting Started',
    slug: 'getting-started',
    description:
      'First projects, first habits: how to get from an idea to something people can open.',
  },
  {
    id: 2,
    name: 'Prompts & Planning',
    slug: 'prompts-and-planning',
    description: 'Think first, prompt second: briefs, data sketches and rules an AI can follow.',
  },
  {
    id: 3,
    name: 'Tools & Costs',
    slug: 'tools-and-costs',
    description: 'Choosing a builder you can live with, and knowing what the bill will be.',
  },
  {
    id: 4,
    name: 'Code Quality',
    slug: 'code-quality',
    description: 'Reading, testing and improving code that an AI wrote and you have to own.',
  },
  {
    id: 5,
    name: 'Shipping & Security',
    slug: 'shipping-and-security',
    description: 'Keys, launches, backups and speed: what changes once real people rely on it.',
  },
  {
    id: 6,
    name: 'Business & Automation',
    slug: 'business-and-automation',
    description: 'Small automations that pay for themselves, and when to bring in a professional.',
  },
];

export const seedPosts: readonly SeedPost[] = [
  {
    slug: 'a-first-app-in-one-weekend',
    title: 'A First App in One Weekend, Hour by Hour',
    excerpt:
      'One sentence on Friday, one working loop on Saturday, three real users on Sunday. A plan for a first app that is small enough to finish and real enough to matter.',
    categoryId: 1,
    imageUrl: '/covers/a-first-app-in-one-weekend.svg',
    metaTitle: 'A First App in One Weekend, Hour by Hour | vibecode.land',
    metaDescription:
      'An hour-by-hour plan for building your first app with AI in one weekend: one sentence, one loop, real storage, a tested sign-in and three users.',
    metaKeywords: 'first app, weekend project, vibecoding for beginners, AI app builder, plan',
    isPublished: true,
    publishedAt: '2025-09-09T14:00:00.000Z',
  },
  {
    slug: 'write-your-first-prompt-like-a-brief',
    title: 'Write Your First Prompt Like a Brief, Not a Wish',
    excerpt:
      '“Modern and user-friendly” is a decision handed to somebody who has never met you. Six short sections turn a wish into a brief that an AI can build from and you can check.',
    categoryId: 2,
    imageUrl: '/covers/write-your-first-prompt-like-a-brief.svg',
    metaTitle: 'Write Your First Prompt Like a Brief, Not a Wish | vibecode.land',
    metaDescription:
      'Turn a vague app idea into a first prompt that works: who, job, records, rules, not now and done, with a complete example brief you can adapt.',
    metaKeywords: 'prompt writing, first prompt, AI brief, app requirements, vibecoding',
    isPublished: true,
    publishedAt: '2025-10-07T14:00:00.000Z',
  },
  {
    slug: 'draw-the-data-before-you-prompt',
    title: 'Draw the Data Before You Prompt the Screens',
    excerpt:
      'Screens are cheap to change and data is not. Twenty minutes with a pencil, a “must never happen” list and ten awkward rows will save you the worst week of the project.',
    categoryId: 2,
    imageUrl: '/covers/draw-the-data-before-you-prompt.svg',
    metaTitle: 'Draw the Data Before You Prompt the Screens | vibecode.land',
    metaDescription:
      'A short data modeling exercise to do before prompting: find the records, count both ways, list what must never be true, and test with awkward rows.',
    metaKeywords: 'data modeling, database design, PostgreSQL schema, AI app planning, constraints',
    isPublished: true,
    publishedAt: '2025-11-11T15:00:00.000Z',
  },
  {
    slug: 'commit-before-you-gamble',
    title: 'Commit Before You Gamble: Git Checkpoints for AI Sessions',
    excerpt:
      'Every prompt is a bet. A dozen Git commands and one habit cap what you can lose on it, show you what the AI really touched, and find the change that broke things.',
    categoryId: 1,
    imageUrl: '/covers/commit-before-you-gamble.svg',
    metaTitle: 'Commit Before You Gamble: Git Checkpoints for AI Sessions | vibecode.land',
    metaDescription:
      'Use Git as a safety net for AI coding: checkpoint before each prompt, read the diff, discard safely, branch for risky ideas and bisect when it breaks.',
    metaKeywords: 'Git for beginners, checkpoints, version control, AI coding workflow, git bisect',
    isPublished: true,
    publishedAt: '2025-12-09T15:00:00.000Z',
  },
  {
    slug: 'read-code-you-did-not-write',
    title: 'How to Read Code You Did Not Write',
    excerpt:
      'You do not have to write code to own an app, but you must see when it is about to embarrass you. Six places to look, one handler taken apart, and smells anyone can spot.',
    categoryId: 4,
    imageUrl: '/covers/read-code-you-did-not-write.svg',
    metaTitle: 'How to Read Code You Did Not Write | vibecode.land',
    metaDescription:
      'A reading order for AI-written code: dependencies, routes, data, writes, inputs and failures, with a worked example of a missing ownership check.',
    metaKeywords: 'code review, AI-generated code, security review, reading code, ownership check',
    isPublished: true,
    publishedAt: '2026-01-20T15:00:00.000Z',
  },
  {
    slug: 'keep-your-keys-out-of-the-prompt',
    title: 'Keep Your Keys Out of the Prompt and the Bundle',
    excerpt:
      'An API key is a credit card with no name on it. Where keys leak when you build with AI, the one pattern that is always right, and what to do first when one gets out.',
    categoryId: 5,
    imageUrl: '/covers/keep-your-keys-out-of-the-prompt.svg',
    metaTitle: 'Keep Your Keys Out of the Prompt and the Bundle | vibecode.land',
    metaDescription:
      'How API keys leak from chats, repositories and browser bundles when you build with AI, how to check what you ship, and what to do after a leak.',
    metaKeywords: 'API keys, secrets, environment variables, app security, leaked key',
    isPublished: true,
    publishedAt: '2026-02-17T15:00:00.000Z',
  },
  {
    slug: 'test-what-the-ai-wrote',
    title: 'Test What the AI Wrote: Seven Checks Before You Trust It',
    excerpt:
      'AI-written code tends to work the first time you try it. Seven half-hour checks find what happens on the second, and show you which rules deserve an automated test.',
    categoryId: 4,
    imageUrl: '/covers/test-what-the-ai-wrote.svg',
    metaTitle: 'Test What the AI Wrote: Seven Checks Before You Trust It | vibecode.land',
    metaDescription:
      'Seven manual checks for AI-written apps, how to turn what they find into automated tests, and how to spot a test that tests nothing at all.',
    metaKeywords: 'testing, AI-generated code, manual testing, vitest, quality checks',
    isPublished: true,
    publishedAt: '2026-03-24T14:00:00.000Z',
  },
  {
    slug: 'accessible-by-default',
    title: 'Accessible by Default: What to Ask For, How to Check',
    excerpt:
      'Ask for “an accessible site” and you get a promise. Ask for behaviors and you get something you can test in fifteen minutes with a keyboard, a zoom key and your ears.',
    categoryId: 4,
    imageUrl: '/covers/accessible-by-default.svg',
    metaTitle: 'Accessible by Default: What to Ask For, How to Check | vibecode.land',
    metaDescription:
      'Ten accessibility rules to put in your AI brief, the native elements that do the work for you, and a fifteen-minute test anyone can do by hand.',
    metaKeywords: 'accessibility, WCAG 2.2, keyboard navigation, AI website builder, contrast',
    isPublished: true,
    publishedAt: '2026-04-28T14:00:00.000Z',
  },
  {
    slug: 'automate-the-boring-half-hour',
    title: 'Automate the Boring Half Hour First',
    excerpt:
      'The best first automation is the weekly half hour that makes you sigh. How to find it, let rules decide while AI writes, and make sure that nothing is ever sent twice.',
    categoryId: 6,
    imageUrl: '/covers/automate-the-boring-half-hour.svg',
    metaTitle: 'Automate the Boring Half Hour First | vibecode.land',
    metaDescription:
      'How a small business picks its first AI automation: score the task, let rules decide and AI write, never send twice, and run in shadow before it acts.',
    metaKeywords: 'business automation, AI automation, payment reminders, small business, workflow',
    isPublished: true,
    publishedAt: '2026-06-02T14:00:00.000Z',
  },
  {
    slug: 'fast-on-a-slow-phone',
    title: 'Make It Fast on a Slow Phone',
    excerpt:
      'Your app is fast on your new laptop. Your customer has one bar of signal in a parking lot. Six causes behind most slow small apps, and a plain fix for each of them.',
    categoryId: 5,
    imageUrl: '/covers/fast-on-a-slow-phone.svg',
    metaTitle: 'Make It Fast on a Slow Phone | vibecode.land',
    metaDescription:
      'Six common causes of slow AI-built apps and how to fix them: images, JavaScript, empty shells, N+1 queries, waiting in line and third-party scripts.',
    metaKeywords: 'web performance, Core Web Vitals, LCP, slow website, N+1 queries',
    isPublished: true,
    publishedAt: '2026-07-14T14:00:00.000Z',
  },
  {
    slug: 'from-preview-link-to-production',
    title: 'From Preview Link to Production',
    excerpt:
      'A preview says “look what I made”; production says “you can rely on this”. The checklist between them: two worlds, loud settings, migrations, a restored backup and a way back.',
    categoryId: 5,
    imageUrl: '/covers/from-preview-link-to-production.svg',
    metaTitle: 'From Preview Link to Production | vibecode.land',
    metaDescription:
      'A launch checklist for AI-built apps: separate environments, required settings, safe migrations, a restored backup, monitoring and a rehearsed rollback.',
    metaKeywords: 'deployment, production checklist, migrations, backups, launch',
    isPublished: true,
    publishedAt: '2026-08-25T14:00:00.000Z',
  },
  {
    slug: 'when-to-stop-prompting-and-hire-help',
    title: 'When to Stop Prompting and Hire Help',
    excerpt:
      'Plenty of apps never need a professional, and many need one for a day. Seven signals that the moment has come, four sizes of help, and what to bring so you pay for judgment.',
    categoryId: 6,
    imageUrl: '/covers/when-to-stop-prompting-and-hire-help.svg',
    metaTitle: 'When to Stop Prompting and Hire Help | vibecode.land',
    metaDescription:
      'Seven signs that an AI-built app needs a professional, four sizes of help from an hour to a takeover, and the questions to ask before hiring anyone.',
    metaKeywords: 'hire a developer, code review, AI app help, vibecode services, consulting',
    isPublished: true,
    publishedAt: '2026-09-29T14:00:00.000Z',
  },
  {
    slug: 'choose-an-ai-app-builder-in-one-afternoon',
    title: 'Choose an AI App Builder in One Afternoon',
    excerpt:
      'Comparison tables will not pick your tool. Run one dull brief through two builders, ninety minutes each, and judge the six moments that decide whether you can live with it.',
    categoryId: 3,
    imageUrl: '/covers/choose-an-ai-app-builder-in-one-afternoon.svg',
    metaTitle: 'Choose an AI App Builder in One Afternoon | vibecode.land',
    metaDescription:
      'A half-day test for choosing between Replit Agent, v0, Cursor, Lovable, Bolt.new, Claude Artifacts and GitHub Copilot, with a one-page scorecard.',
    metaKeywords: 'AI app builder comparison, Lovable, Bolt.new, Replit Agent, Cursor',
    isPublished: true,
    publishedAt: '2026-11-04T15:00:00.000Z',
  },
  {
    slug: 'what-ai-app-building-really-costs',
    title: 'What AI App Building Really Costs',
    excerpt:
      'The monthly plan is the smallest part of the bill. Four meters run at once, and the most expensive has no invoice. How to read each of them before you enter a card number.',
    categoryId: 3,
    imageUrl: '/covers/what-ai-app-building-really-costs.svg',
    metaTitle: 'What AI App Building Really Costs | vibecode.land',
    metaDescription:
      'The four meters behind the cost of an AI-built app: the builder, hosting, the AI inside it and your own hours, with entry prices and a worked budget.',
    metaKeywords: 'AI app cost, pricing, Replit, Lovable, Cursor, token costs, budget',
    isPublished: true,
    publishedAt: '2026-11-15T15:00:00.000Z',
  },
  {
    slug: 'rewrite-or-repair',
    title: 'Rewrite or Repair? What to Do With a Messy Prototype',
    excerpt:
      'Around month two, a prototype starts to fight back and a fresh start looks tempting. A three-hour test that tells you whether to rebuild the walls or leave them standing.',
    categoryId: 4,
    imageUrl: '/covers/rewrite-or-repair.svg',
    metaTitle: 'Rewrite or Repair? What to Do With a Messy Prototype | vibecode.land',
    metaDescription:
      'Should you rewrite or repair a messy AI-built prototype? Judge screens, rules and data apart, run a three-hour test, and keep either path short.',
    metaKeywords: 'refactoring, rewrite, technical debt, prototype, AI coding',
    isPublished: false,
    publishedAt: null,
  },
];
