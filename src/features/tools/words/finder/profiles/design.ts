import type { ToolProfile } from '../profile-types.ts';

export const designProfiles: readonly ToolProfile[] = [
  {
    slug: 'stitch',
    what: { design: 'Interface designs' },
    who: { designer: 'Product managers', developer: 'frontend developers' },
    code: {},
    price: { free: 'Free as part of Google Labs' },
  },
  {
    slug: 'figma-make',
    what: { design: 'Apps and prototypes' },
    who: { team: 'Product teams' },
    code: {},
    price: {},
  },
  {
    slug: 'magic-patterns',
    what: { design: 'Prototypes of interfaces' },
    who: {},
    code: {},
    price: {},
  },
  {
    slug: 'uizard',
    what: { design: 'Mockups and prototypes' },
    who: { beginner: 'People who are not designers' },
    code: {},
    price: { free: 'Free;', paid: { dollarsPerMonth: 12, said: 'Pro at $12' } },
  },
  {
    slug: 'kombai',
    what: {
      editor: 'An extension for VS Code, Cursor',
      design: 'Frontend code from Figma designs',
    },
    who: { developer: 'Developers of frontends' },
    code: { all: 'Developers of frontends: in an existing project' },
    price: { free: 'There is a free plan' },
  },
  {
    slug: 'builder-io-fusion',
    what: { web: 'Code for apps in the stack of the connected repository' },
    who: { team: 'Teams with an existing repository' },
    code: { some: 'Teams with an existing repository' },
    price: {
      free: 'Free for up to 5 users',
      paid: { dollarsPerMonth: 24, said: 'Pro costs $24' },
    },
  },
  {
    slug: 'screenshot-to-code',
    what: { design: 'HTML with Tailwind' },
    who: {},
    code: { some: 'People who want code for something they can show' },
    price: {
      free: 'Free, open source',
      extra: 'with API keys of your own',
    },
  },
];
