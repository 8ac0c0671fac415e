import type { LibraryPrompt } from '../prompt-types.ts';

export const planningPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'smallest-first-version',
    title: 'The smallest first version',
    prompt:
      'I want to build {product} for {audience}. Ask me up to five questions, one at a time, until you know which single job it must do on the first day. Then write a plan for the smallest version that does this job: the screens, the data each screen needs, and what is left out on purpose. Do not write code yet. End with the three riskiest assumptions and how I can test each in a day.',
    fields: [
      { name: 'product', label: 'What you want to build', example: 'a site for borrowing tools' },
      { name: 'audience', label: 'People it is for', example: 'neighbors on one street' },
    ],
    summary: 'Five questions, one plan: what the first version does, and what it leaves out.',
    kind: 'plan',
    level: 'Beginner',
    minutes: 25,
    why: 'A tool that starts to build at once builds what it has seen most often. Questions one at a time make it find out what you need, and you answer in your own words. The list of what is left out is as useful as the plan: it stops the tool from adding it later.',
    checks: [
      'The plan does one job, and you can say it in one sentence.',
      'Every screen has a reason that goes back to one of your answers.',
      'The list of what is left out names things that you would have expected.',
    ],
    variants: [
      {
        title: 'With a deadline',
        addition: 'I have two evenings for it. Leave out whatever does not fit into them.',
      },
    ],
    notFor:
      'It is not for a project whose plan stands: ask for the first screen then. And it is no market research, because the tool does not know your neighbors.',
    terms: ['mvp', 'prototype', 'user-story'],
    related: ['screens-from-a-story', 'habit-tracker'],
    suggestedTool: 'claude-artifacts',
  },
  {
    slug: 'screens-from-a-story',
    title: 'Screens from one story',
    prompt:
      'Here is one day with my app, told as a story: {story}. List the screens that appear in it, in their order. For each: what it shows, what a person can do there, and what happens when there is nothing to show yet. Point out every place where my story leaves a gap, and ask me about it before you suggest anything. No code.',
    fields: [
      {
        name: 'story',
        label: 'The day, told by somebody who uses it',
        example:
          'Ana opens the app on the bus, sees that the ladder is free on Saturday, and asks Ben for it',
      },
    ],
    summary:
      'Turns one day with your app into a list of screens, and asks where the story has gaps.',
    kind: 'plan',
    level: 'Beginner',
    minutes: 20,
    why: 'A story has an order, people and reasons, which a list of features lacks. Asking for the empty screen brings up the first day, when nobody has typed anything yet. The tool has to ask before it suggests: its guesses look so finished that one forgets to question them.',
    checks: [
      'Every step of your story has a screen, and no screen is without a step.',
      'Each screen says what it shows when it is empty.',
      'The questions are about your story, and not about technology.',
    ],
    variants: [
      {
        title: 'Two people',
        addition:
          'Tell me which screens Ben sees in the same story, and where both must see the same.',
      },
    ],
    notFor:
      'It does not decide how screens look. Take the list to a prompt for design when the gaps are closed.',
    terms: ['user-story', 'user-interface', 'acceptance-criteria'],
    related: ['smallest-first-version'],
    suggestedTool: 'claude-artifacts',
  },
];
