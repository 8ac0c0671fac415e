import type { ToolProfile } from '../profile-types.ts';

export const runnerProfiles: readonly ToolProfile[] = [
  {
    slug: 'ollama',
    what: { models: 'open models on their own computer' },
    who: {},
    code: {},
    price: { free: 'The program is free' },
  },
  {
    slug: 'lm-studio',
    what: { models: 'run language models on their own machine' },
    who: { developer: 'Developers', team: 'companies with sensitive data' },
    code: {},
    price: { free: 'Free for private and commercial use' },
  },
  {
    slug: 'llama-cpp',
    what: { models: 'run language and vision models' },
    who: { developer: 'Developers' },
    code: { all: 'Developers' },
    price: { free: 'Free and open source' },
  },
  {
    slug: 'vllm',
    what: { models: 'server for models from Hugging Face' },
    who: { team: 'Teams and researchers' },
    code: {},
    price: {},
  },
  {
    slug: 'localai',
    what: { models: 'host models themselves' },
    who: { team: 'organizations' },
    code: {},
    price: { free: 'Free and open source' },
  },
  {
    slug: 'tabby',
    what: { editor: 'chat in the editor', models: 'a coding assistant on their own servers' },
    who: { team: 'Teams that want a coding assistant' },
    code: { all: 'Code completion' },
    price: {
      free: 'Self-hosting is free',
      paid: { dollarsPerMonth: 19, said: 'Team $19 a seat a month' },
    },
  },
  {
    slug: 'foundry-local',
    what: { models: 'run models on the user' },
    who: { developer: 'Developers' },
    code: { all: 'Developers whose applications should run models' },
    price: { free: 'No cost per token' },
  },
];
