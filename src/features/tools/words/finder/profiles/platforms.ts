import type { ToolProfile } from '../profile-types.ts';

export const platformProfiles: readonly ToolProfile[] = [
  {
    slug: 'supabase',
    what: { platform: 'A Postgres database' },
    who: { developer: 'Developers' },
    code: { all: 'Developers who want what Firebase offers' },
    price: {
      free: 'Free to begin',
      paid: { dollarsPerMonth: 25, said: 'Pro costs $25' },
    },
  },
  {
    slug: 'neon',
    what: { platform: 'Serverless Postgres' },
    who: { business: 'young companies', team: 'larger firms' },
    code: {},
    price: { free: 'Free plan' },
  },
  {
    slug: 'vercel',
    what: { platform: 'Hosting with edge caching' },
    who: { developer: 'Frontend developers', business: 'young companies' },
    code: { all: 'Frontend developers' },
    price: { free: 'Hobby is free', paid: { dollarsPerMonth: 20, said: 'Pro costs $20 a user' } },
  },
  {
    slug: 'netlify',
    what: { platform: 'Hosting for web projects' },
    who: {},
    code: {},
    price: {
      free: 'Free with 300 credits a month',
      paid: { dollarsPerMonth: 9, said: 'Personal at $9' },
    },
  },
  {
    slug: 'cloudflare-workers',
    what: { platform: 'code to run on servers all over the world' },
    who: { developer: 'Web developers', business: 'young companies' },
    code: { all: 'Web developers, backend developers' },
    price: { free: 'Free plan', paid: { dollarsPerMonth: 5, said: 'at least $5 a month' } },
  },
  {
    slug: 'openrouter',
    what: { platform: 'the large language models behind one interface' },
    who: { developer: 'Developers' },
    code: { all: 'Developers' },
    price: {},
  },
  {
    slug: 'hugging-face',
    what: { platform: 'A place to build and share models' },
    who: { developer: 'developers' },
    code: { all: 'machine-learning engineers and developers' },
    price: { free: 'Free;', paid: { dollarsPerMonth: 9, said: 'Pro at $9 a month' } },
  },
  {
    slug: 'context7',
    what: { platform: 'Documentation and code examples' },
    who: { developer: 'Developers' },
    code: { all: 'Developers whose AI coding assistant' },
    price: {
      free: 'Free with 1,000 calls a month',
      paid: { dollarsPerMonth: 10, said: 'Pro costs $10 a seat' },
    },
  },
];
