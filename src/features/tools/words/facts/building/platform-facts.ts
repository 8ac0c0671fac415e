import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const platformFacts: readonly ToolFacts[] = [
  {
    slug: 'supabase',
    facts: [
      fact(
        'For whom',
        'Developers who want what Firebase offers, built on Postgres and open-source tools.',
        'Supabase’s README',
        'https://github.com/supabase/supabase/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Makes',
        'A Postgres database with sign-in, REST and GraphQL interfaces, live updates, functions, file storage and vectors.',
        'Supabase’s README',
        'https://github.com/supabase/supabase/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'A hosted platform that needs no installation; it can also be self-hosted or run locally for development.',
        'Supabase’s README',
        'https://github.com/supabase/supabase/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Free to begin; Pro costs $25 and Team $599 a month, with use beyond what they include charged extra.',
        'a cost guide by Jeremy Longshore',
        'https://smithery.ai/skills/jeremylongshore/supabase-cost-tuning',
        '2026-11',
      ),
      fact(
        'Limits',
        'Free use ends at 2 projects, 500 MB of database, 1 GB of files and 50,000 monthly users.',
        'agentdeals, a price tracker',
        'https://github.com/robhunter/agentdeals',
        '2026-08-17',
      ),
      fact(
        'Who owns the code',
        'Assembled from tools under MIT, Apache 2 or similar licenses; what was missing, Supabase wrote and opened itself.',
        'Supabase’s README',
        'https://github.com/supabase/supabase/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Export',
        'The data lies in Postgres, and the whole platform can be self-hosted.',
        'Supabase’s README',
        'https://github.com/supabase/supabase/blob/master/README.md',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'neon',
    facts: [
      fact(
        'For whom',
        'Free is meant for prototypes and side projects, Launch for young companies, Scale for production and larger firms.',
        'Neon’s page on plans',
        'https://neon.com/docs/introduction/plans',
        '2026-03-20',
      ),
      fact(
        'Makes',
        'Serverless Postgres that grows with demand, sleeps when idle and can be branched with its data like code.',
        'Neon’s documentation',
        'https://github.com/neondatabase/website',
        '2024-01-26',
      ),
      fact(
        'Platforms',
        'A cloud service, managed in a console, on the command line, through a REST interface or with GitHub Actions.',
        'Neon’s documentation',
        'https://github.com/neondatabase/website',
        '2024-01-26',
      ),
      fact(
        'Price',
        'Free plan; Launch costs $0.106 and Scale $0.222 an hour of a compute unit, plus $0.35 a GB of storage, without a minimum.',
        'Neon’s page on plans',
        'https://neon.com/docs/introduction/plans',
        '2026-03-20',
      ),
      fact(
        'Limits',
        'On the free plan a project gets 0.5 GB and 100 compute-unit hours a month, and always sleeps after five idle minutes.',
        'Neon’s page on plans',
        'https://neon.com/docs/introduction/plans',
        '2026-03-20',
      ),
    ],
  },
  {
    slug: 'vercel',
    facts: [
      fact(
        'For whom',
        'Frontend developers, young companies and AI engineers, above all those who build with Next.js.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/vercel.md',
        '2026-04-07',
      ),
      fact(
        'Makes',
        'Hosting with edge caching and serverless functions for Next.js, React, Vue, Angular and plain static sites.',
        'a post by API Evangelist',
        'https://github.com/api-evangelist/posts/blob/main/_posts/2026-11-17-add-ai-chat-model-routing-and-app-generation-to-your-product-with-vercel.md',
        '2026-11-17',
      ),
      fact(
        'Platforms',
        'Every push to Git is deployed; there are command-line tools as well.',
        'Vercel’s list of products',
        'https://vercel.com/docs/products',
        '2026-06-08',
      ),
      fact(
        'Price',
        'Hobby is free; Pro costs $20 a user and month with $20 of use included; Enterprise by quote. Use beyond is charged.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/vercel.md',
        '2026-04-07',
      ),
      fact(
        'Limits',
        'The free Hobby plan is for personal, non-commercial use. Leaning on Vercel’s own storage features makes moving away harder.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/vercel.md',
        '2026-04-07',
      ),
    ],
  },
  {
    slug: 'netlify',
    facts: [
      fact(
        'Makes',
        'Hosting for web projects: previews of each deploy, functions, a database, file storage and a content network.',
        'a copy of the price page by API Evangelist',
        'https://github.com/api-evangelist/netlify/blob/main/plans/netlify-plans-pricing.yml',
        '2026-08-27',
      ),
      fact(
        'Platforms',
        'Deploys on every push to Git, or by hand from the command line with a tool for Node.js.',
        'Netlify’s guide for agents',
        'https://github.com/netlify/context-and-tools/blob/main/codex/skills/netlify-cli-and-deploy/SKILL.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Free with 300 credits a month; Personal at $9 with 1,000, Pro at $20 with 3,000; Enterprise by quote.',
        'a copy of the price page by API Evangelist',
        'https://github.com/api-evangelist/netlify/blob/main/plans/netlify-plans-pricing.yml',
        '2026-08-27',
      ),
      fact(
        'Limits',
        'Nearly everything draws on credits: a deploy takes 15, a GB of traffic 20, and the free plan holds 300 a month.',
        'agentdeals, a price tracker',
        'https://github.com/robhunter/agentdeals',
        '2026-07-03',
      ),
    ],
  },
];
