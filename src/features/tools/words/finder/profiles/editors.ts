import type { ToolProfile } from '../profile-types.ts';

export const editorProfiles: readonly ToolProfile[] = [
  {
    slug: 'visual-studio-code',
    what: { editor: 'Agent mode studies the code' },
    who: { developer: 'web and application developers' },
    code: { all: 'Everyone who programs' },
    price: {
      free: 'Free for private and commercial use',
      extra: 'additions such as GitHub Copilot can have a price of their own',
    },
  },
  {
    slug: 'zed',
    what: { editor: 'An agent, inline help' },
    who: { developer: 'Programmers', team: 'several people can work on the same code' },
    code: { all: 'Programmers who want a fast editor' },
    price: {
      free: 'The editor without AI and subscription is free',
      extra: 'paid plans add more use of AI',
    },
  },
  {
    slug: 'devin-desktop',
    what: { editor: 'Completes, generates and reworks code' },
    who: { developer: 'Individual developers', team: 'teams, from startups to large companies' },
    code: { all: 'Individual developers' },
    price: { free: 'Free;', paid: { dollarsPerMonth: 20, said: 'Pro $20' } },
    renamed: 'Not closed but renamed',
  },
  {
    slug: 'kiro',
    what: { editor: 'An editor for macOS, Windows and Linux', terminal: 'a command line' },
    who: { developer: 'developers of prototypes', team: 'teams with large codebases' },
    code: { all: 'who plan features before coding them' },
    price: { free: 'Free with 50 credits a month', paid: { dollarsPerMonth: 20, said: 'Pro $20' } },
  },
  {
    slug: 'google-antigravity',
    what: { editor: 'Code for new features and repairs' },
    who: { developer: 'Individual developers and engineers' },
    code: { all: 'Individual developers and engineers' },
    price: { free: 'Free during the preview' },
  },
  {
    slug: 'trae',
    what: { editor: 'plug-ins for VS Code and JetBrains editors' },
    who: { developer: 'Developers' },
    code: {
      all: 'an editor under their own control',
      some: 'a mode in which the AI leads the work',
    },
    price: {},
  },
  {
    slug: 'cline',
    what: { editor: 'VS Code, JetBrains editors', terminal: 'the terminal' },
    who: { developer: 'Software developers', team: 'companies that set great store by security' },
    code: { all: 'Software developers' },
    price: {
      free: 'Free program',
      paid: { dollarsPerMonth: 9.99, said: 'ClinePass at $9.99 a month' },
      extra: 'models are paid by use',
    },
  },
  {
    slug: 'kilo-code',
    what: {
      editor: 'VS Code, JetBrains editors',
      terminal: 'the command line',
      cloud: 'A cloud agent in the browser',
    },
    who: { developer: 'Programmers' },
    code: { all: 'Programmers' },
    price: { free: 'Free and open source', extra: 'models are charged' },
  },
  {
    slug: 'junie',
    what: {
      editor: 'JetBrains editors',
      terminal: 'Terminal on macOS',
      checks: 'reviews of changes',
    },
    who: { developer: 'Developers' },
    code: { all: 'Developers who hand over bug fixes' },
    price: {},
  },
  {
    slug: 'tabnine',
    what: { editor: 'in VS Code, JetBrains editors' },
    who: { team: 'Software teams' },
    code: { all: 'Code completion' },
    price: {},
  },
  {
    slug: 'augment-code',
    what: { editor: 'VS Code, JetBrains editors', terminal: 'a command line named Auggie' },
    who: { developer: 'Professional engineers' },
    code: { all: 'Professional engineers' },
    price: { paid: { dollarsPerMonth: 20, said: 'Indie $20 a month' } },
  },
];
