import type { ToolProfile } from '../profile-types.ts';

export const sevenProfiles: readonly ToolProfile[] = [
  {
    slug: 'replit-agent',
    what: { web: 'Web apps', mobile: 'mobile apps' },
    who: { beginner: 'describe an app in plain words' },
    code: { none: 'leave the set-up, the code and the launch to an agent' },
    price: {
      free: 'Starter is free',
      paid: { dollarsPerMonth: 20, said: 'Core costs from $20 a month' },
    },
  },
  {
    slug: 'v0',
    what: { web: 'describe a web app' },
    who: { beginner: 'describe a web app in plain language', team: 'teams build it into' },
    code: { none: 'describe a web app in plain language', some: 'React and Next.js code' },
    price: {
      free: 'Free with $5 of credit',
      paid: { dollarsPerMonth: 20, said: 'Premium costs $20' },
    },
  },
  {
    slug: 'cursor',
    what: { editor: 'A desktop program', terminal: 'a command-line tool' },
    who: { developer: 'Software developers' },
    code: { all: 'Software developers and AI engineers who work in an editor' },
    price: { free: 'Hobby is free', paid: { dollarsPerMonth: 20, said: 'Pro costs $20 a month' } },
  },
  {
    slug: 'lovable',
    what: { web: 'Web apps' },
    who: {
      beginner: 'without a technical background',
      business: 'Founders',
      designer: 'designers, product managers',
    },
    code: { none: 'without a technical background' },
    price: {
      free: 'Free with 5 credits a day',
      paid: { dollarsPerMonth: 25, said: 'Pro from $25' },
    },
  },
  {
    slug: 'bolt-new',
    what: {
      web: 'Websites, web apps',
      mobile: 'mobile apps',
      design: 'an environment for prototypes',
    },
    who: {},
    code: {},
    price: {
      free: 'Free with 1 million tokens',
      paid: { dollarsPerMonth: 25, said: 'Pro from $25 a month' },
    },
  },
  {
    slug: 'claude-artifacts',
    what: { design: 'a working prototype' },
    who: { designer: 'product managers' },
    code: { none: 'without opening a code editor' },
    price: {
      free: 'every Claude plan: Free',
      paid: { dollarsPerMonth: 20, said: 'Pro at $20 a month' },
    },
  },
  {
    slug: 'github-copilot',
    what: {
      editor: 'In code editors',
      terminal: 'on the command line',
      checks: 'descriptions of pull requests',
    },
    who: { developer: 'Single developers', team: 'organizations and enterprises' },
    code: { all: 'Single developers' },
    price: { free: 'the free plan', paid: { dollarsPerMonth: 10, said: 'Pro costs $10' } },
  },
];
