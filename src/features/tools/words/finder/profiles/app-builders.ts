import type { ToolProfile } from '../profile-types.ts';

export const appBuilderProfiles: readonly ToolProfile[] = [
  {
    slug: 'base44',
    what: { web: 'Web apps' },
    who: { beginner: 'People without a technical background', developer: 'developers get' },
    code: {
      none: 'without a technical background who build by chat and visual tools',
      some: 'developers get a command line',
    },
    price: {
      free: 'There is a free plan',
      paid: { dollarsPerMonth: 16, said: 'Starter costs $16' },
    },
  },
  {
    slug: 'emergent',
    what: { web: 'Web apps', mobile: 'mobile apps' },
    who: { beginner: 'people who never wrote code', business: 'small businesses' },
    code: { none: 'people who never wrote code' },
    price: {
      free: 'Free with 10 credits a month',
      paid: { dollarsPerMonth: 20, said: 'Standard costs $20' },
    },
  },
  {
    slug: 'anything',
    what: { web: 'Web apps', mobile: 'apps for iOS and Android' },
    who: { beginner: 'they need not know React' },
    code: { none: 'say in plain language what an app should do' },
    price: { free: 'Free with basic models' },
  },
  {
    slug: 'rocket',
    what: { web: 'Web apps', mobile: 'apps for phones' },
    who: {},
    code: {},
    price: {
      free: 'Free with 20 credits',
      paid: { dollarsPerMonth: 25, said: 'Pro costs $25 a month' },
    },
  },
  {
    slug: 'google-ai-studio',
    what: { web: 'Full-stack web apps', mobile: 'native Android apps' },
    who: {},
    code: { none: 'by describing an app to build' },
    price: {},
  },
  {
    slug: 'dyad',
    what: { web: 'Web apps' },
    who: { beginner: 'no coding background' },
    code: { none: 'no coding background', some: 'tinkerers who bring their own API keys' },
    price: { free: 'Free with API keys of your own', extra: 'with API keys of your own' },
  },
  {
    slug: 'bolt-diy',
    what: { web: 'Full-stack web apps', mobile: 'mobile apps' },
    who: {},
    code: {},
    price: {
      free: 'Free, open source',
      extra: 'Cloud models are used with API keys of your own',
    },
  },
];
