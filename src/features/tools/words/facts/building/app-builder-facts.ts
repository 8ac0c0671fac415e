import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const appBuilderFacts: readonly ToolFacts[] = [
  {
    slug: 'base44',
    facts: [
      fact(
        'For whom',
        'People without a technical background who build by chat and visual tools; developers get a command line and a backend service.',
        'Base44’s documentation',
        'https://docs.base44.com/.mintlify/Assistant',
        '2026-11',
      ),
      fact(
        'Makes',
        'Web apps whose frontend is React with Vite, tied to Base44’s own backend for data, sign-in and functions.',
        'a guide by AI News',
        'https://www.ainews.tech/learn/ai/ship-own-stack/migrate-from-base44',
        '2026-05-27',
      ),
      fact(
        'Platforms',
        'On a computer or a phone. Projects run in the cloud, so there is nothing to install.',
        'Base44’s page on GitHub import',
        'https://docs.base44.com/Getting-Started/importing-from-github',
        '2026-11',
      ),
      fact(
        'Price',
        'There is a free plan; Starter costs $16 and Builder $40 a month. Sync with GitHub needs Builder or more.',
        'a guide by AI News',
        'https://www.ainews.tech/learn/ai/ship-own-stack/migrate-from-base44',
        '2026-05-27',
      ),
      fact(
        'Limits',
        'Code taken elsewhere still calls the backend of Base44 for data, sign-in and functions, so only the frontend moves easily.',
        'a guide by AI News',
        'https://www.ainews.tech/learn/ai/ship-own-stack/migrate-from-base44',
        '2026-05-27',
      ),
      fact(
        'Who owns the code',
        'By its terms the company gives up whatever rights it might have in what it generates.',
        'Base44’s terms of service',
        'https://base44.com/terms-of-service',
        '2026-11',
      ),
      fact(
        'Export',
        'A command named eject downloads the source code to a local folder and links it to a fresh copy of the project.',
        'Base44’s page on eject',
        'https://docs.base44.com/developers/skills/base44-cli/references/eject',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'emergent',
    facts: [
      fact(
        'For whom',
        'Mostly people who never wrote code, about 70% of its users, and small businesses, about 40%.',
        'TechCrunch',
        'https://techcrunch.com/2026/02/17/emergent-hits-100m-arr-eight-months-after-launch-rolls-out-mobile-app',
        '2026-02-17',
      ),
      fact(
        'Makes',
        'Web apps with React, FastAPI and MongoDB, and mobile apps with Expo and React Native.',
        'Emergent’s help pages',
        'https://help.emergent.sh/',
        '2026-09-25',
      ),
      fact(
        'Platforms',
        'In the browser. Through an MCP server it can also be used from Claude Code and Codex.',
        'Emergent’s help pages',
        'https://help.emergent.sh/emergent-as-mcp',
        '2026-09-25',
      ),
      fact(
        'Price',
        'Free with 10 credits a month; Standard costs $20 with 100 and Pro $200 with 750. Business and Enterprise by quote.',
        'Emergent’s pricing page',
        'https://emergent.sh/pricing',
        '2026-09-25',
      ),
      fact(
        'Limits',
        'Everything the agent does takes credits, repairs included, and no estimate is shown before a task starts.',
        'an article on dev.to',
        'https://dev.to/grewup/emergent-ai-pricing-explained-credits-plans-how-not-to-waste-money-ddc',
        '2026-09',
      ),
      fact(
        'Export',
        'The code can be downloaded and opened in VS Code or Cursor; a database has to be set up anew elsewhere.',
        'a migration guide by Zeabur',
        'https://zeabur.com/docs/en-US/get-started/migration/emergent',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'anything',
    facts: [
      fact(
        'For whom',
        'People who say in plain language what an app should do; they need not know React or React Native.',
        'Anything’s page on the agent',
        'https://www.anything.com/docs/builder/agent',
        '2026-11',
      ),
      fact(
        'Makes',
        'Web apps in React and apps for iOS and Android in React Native.',
        'Anything’s page on the agent',
        'https://www.anything.com/docs/builder/agent',
        '2026-11',
      ),
      fact(
        'Platforms',
        'In the browser, preferably Google Chrome, with building by chat.',
        'Anything’s documentation',
        'https://www.anything.com/docs/essentials',
        '2026-11',
      ),
      fact(
        'Price',
        'Free with basic models and few credits. Pro adds stronger models and more credits, Max also tests the app by itself.',
        'Anything’s page on the agent',
        'https://www.anything.com/docs/builder/agent',
        '2026-11',
      ),
      fact(
        'Limits',
        'Publishing to Google Play is still in beta, while apps for the App Store can be submitted.',
        'Anything’s page on mobile apps',
        'https://www.anything.com/docs/apps/mobile',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'rocket',
    facts: [
      fact(
        'Makes',
        'Web apps with Next.js and a Supabase backend, or apps for phones in Flutter.',
        'Rocket’s page on building',
        'https://www.rocket.new/build',
        '2026-09-18',
      ),
      fact(
        'Price',
        'Free with 20 credits. Pro costs $25 a month with 100, Rocket Total $50 with 250 and Booster $250 with 1,500; extra credits can be bought.',
        'a copy of the price page by API Evangelist',
        'https://github.com/api-evangelist/rocket/blob/main/plans/rocket-plans-pricing.yml',
        '2026-10-07',
      ),
      fact(
        'Limits',
        'Only Next.js projects in TypeScript can be imported from GitHub; other frameworks and plain JavaScript projects cannot.',
        'Rocket’s page on import',
        'https://docs.rocket.new/build/create/from-github',
        '2026-11',
      ),
      fact(
        'Export',
        'Rocket creates a GitHub repository and pushes the code, from the Pro plan on. Two-way sync works for Next.js in TypeScript only.',
        'Rocket’s page on code sync',
        'https://docs.rocket.new/build/connectors/github/code-sync',
        '2026-11',
      ),
    ],
  },
];
