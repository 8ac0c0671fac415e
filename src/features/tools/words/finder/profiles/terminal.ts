import type { ToolProfile } from '../profile-types.ts';

export const terminalProfiles: readonly ToolProfile[] = [
  {
    slug: 'claude-code',
    what: { terminal: 'The terminal on macOS, Linux and Windows', editor: 'code editors' },
    who: { developer: 'Software and operations engineers' },
    code: { all: 'Software and operations engineers' },
    price: { paid: { dollarsPerMonth: 20, said: 'Pro $20 a month' } },
  },
  {
    slug: 'codex-cli',
    what: {
      terminal: 'like to work in the terminal',
      checks: 'reviews changes before a commit',
      editor: 'an editor extension',
    },
    who: { developer: 'Engineers and data scientists' },
    code: { all: 'Engineers and data scientists' },
    price: {
      free: 'Free with limits in ChatGPT Free',
      paid: { dollarsPerMonth: 8, said: 'Go $8' },
    },
  },
  {
    slug: 'antigravity-cli',
    what: { terminal: 'carried out by an agent in the terminal' },
    who: { developer: 'Developers who prefer the keyboard' },
    code: { all: 'Developers who prefer the keyboard' },
    price: { free: 'Free for individuals within weekly limits' },
  },
  {
    slug: 'opencode',
    what: { terminal: 'Terminal and desktop' },
    who: { developer: 'Developers' },
    code: { all: 'Developers who are at home in the terminal' },
    price: { free: 'Free and open source', extra: 'with your own model key' },
  },
  {
    slug: 'aider',
    what: { terminal: 'run in the terminal' },
    who: { developer: 'Programmers' },
    code: { all: 'Programmers who want to pair with a language model' },
    price: {
      free: 'Free and open source',
      extra: 'you pay only the provider of the language model',
    },
  },
  {
    slug: 'goose',
    what: { terminal: 'a command line', automation: 'automation' },
    who: {},
    code: {},
    price: { free: 'The agent is free', extra: 'models are paid for at the provider' },
  },
  {
    slug: 'crush',
    what: { terminal: 'an agent in their terminal' },
    who: { developer: 'Developers' },
    code: { all: 'Developers who want an agent in their terminal' },
    price: { free: 'which has a free tier' },
  },
  {
    slug: 'qwen-code',
    what: { terminal: 'Terminal on Windows, macOS and Linux', editor: 'an extension for VS Code' },
    who: { developer: 'Developers' },
    code: { all: 'Developers who want an open-source agent' },
    price: {},
  },
  {
    slug: 'mistral-vibe',
    what: { terminal: 'from the command line' },
    who: { developer: 'Developers' },
    code: { all: 'explore and change a project from the command line' },
    price: { free: 'The program is free', extra: 'it needs a Mistral API key' },
  },
  {
    slug: 'amp',
    what: { terminal: 'Terminal, with extensions', editor: 'VS Code, JetBrains editors' },
    who: { team: 'Individuals and teams' },
    code: {},
    price: {},
  },
  {
    slug: 'warp',
    what: { terminal: 'A terminal in which agents write code' },
    who: { developer: 'Developers' },
    code: { all: 'Developers who live in the terminal' },
    price: { free: 'A free plan' },
  },
];
