import type { ToolProfile } from '../profile-types.ts';

export const repositoryProfiles: readonly ToolProfile[] = [
  {
    slug: 'devin',
    what: {
      cloud: 'planned and carried out in the cloud',
      automation: 'automation',
      design: 'Prototypes',
    },
    who: {
      business: 'founders',
      designer: 'product managers',
      developer: 'AI engineers',
      team: 'Startups',
    },
    code: { some: 'technically minded product managers' },
    price: { free: 'Free;', paid: { dollarsPerMonth: 20, said: 'Pro $20' } },
  },
  {
    slug: 'jules',
    what: { cloud: 'submit a task, do something else', terminal: 'a command line' },
    who: { developer: 'Developers', team: 'engineering teams' },
    code: { all: 'Developers and engineering teams' },
    price: {
      free: 'Free for about 15 tasks a day',
      paid: { dollarsPerMonth: 20, said: 'Google AI Pro (about $20 a month)' },
    },
  },
  {
    slug: 'codex-cloud',
    what: { cloud: 'worked out in a separate virtual machine', checks: 'code reviews' },
    who: { developer: 'Engineers', team: 'teams' },
    code: { all: 'Engineers and teams' },
    price: { paid: { dollarsPerMonth: 20, said: 'Plus ($20 a month)' } },
  },
  {
    slug: 'openhands',
    what: { cloud: 'a hosted cloud', terminal: 'a command line', automation: 'repetitive work' },
    who: { developer: 'Engineers', team: 'startups' },
    code: { all: 'Engineers' },
    price: {
      free: 'Free on your own machine',
      paid: { dollarsPerMonth: 500, said: 'Growth from $500 a month' },
    },
  },
  {
    slug: 'swe-agent',
    what: { terminal: 'used from the command line' },
    who: { developer: 'Researchers and developers' },
    code: { all: 'Researchers and developers' },
    price: {},
  },
  {
    slug: 'factory',
    what: {
      terminal: 'Command line for macOS, Linux and Windows',
      editor: 'VS Code, JetBrains editors',
      checks: 'automatic reviews',
    },
    who: { developer: 'Individual developers', team: 'whole software teams' },
    code: { all: 'Individual developers' },
    price: { paid: { dollarsPerMonth: 20, said: 'Pro $20' } },
  },
  {
    slug: 'gitlab-duo',
    what: { editor: 'VS Code, Visual Studio, JetBrains editors', cloud: 'agents and flows' },
    who: { developer: 'Developers', designer: 'product managers' },
    code: { all: 'Developers, security and operations engineers' },
    price: { paid: { dollarsPerMonth: 29, said: 'Premium ($29 a user a month' } },
  },
];
