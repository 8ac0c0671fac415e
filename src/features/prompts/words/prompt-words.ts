import type { PromptKind } from './prompt-types.ts';

/** Labels of the search, the filters, the list and the facts about a prompt. */
export const promptWords = {
  list: 'The prompts',
  search: { label: 'Search', placeholder: 'booking, login, slow…', submit: 'Show' },
  kind: { label: 'Kind of work', any: 'Any kind' },
  tool: { label: 'Suggested tool', any: 'Any tool' },
  level: { label: 'Level', any: 'Any level' },
  time: { label: 'Time', any: 'Any time' },
  kinds: {
    plan: 'Plan',
    build: 'Build',
    design: 'Design',
    data: 'Data',
    secure: 'Secure',
    connect: 'Connect',
    test: 'Test',
    fix: 'Fix',
    ship: 'Ship',
    grow: 'Grow',
  } satisfies Record<PromptKind, string>,
  count: (shown: number, all: number) =>
    shown === all ? `${all} prompts` : `${shown} of ${all} prompts`,
  minutes: (minutes: number) => `${minutes} minutes`,
  atMost: (minutes: number) => `${minutes} minutes or less`,
  allKinds: 'All kinds of work',
  narrowed: 'By your search and filters',
  empty: {
    title: 'No prompts found',
    text: 'Try another word, or one filter less.',
    reset: 'Show all prompts',
  },
  copy: { label: 'Copy the prompt', copied: 'Copied', failed: 'Select the text to copy it' },
  copyAddition: 'Copy the sentence',
  openIn: (tool: string) => `Open in ${tool}`,
} as const;
