import type { LibraryPrompt } from '../prompt-types.ts';

export const planningPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'spec-from-an-idea',
    title: 'Write a one-page spec from an idea',
    prompt:
      'I want to build {idea} for {people}. Write a spec of at most one page and no code. Use these headings: the problem in two sentences, the people and what each wants to get done, the five most important actions as short user stories, the things we store with their fields, who may see and change what, what the first version leaves out, and how we will know that it works. Mark every point that you assumed with "assumption". End with the three questions whose answers would change the plan most. Wait for my corrections before you suggest any technology.',
    fields: [
      { name: 'idea', label: 'Your idea', example: 'a sign-up sheet for shifts at a food bank' },
      { name: 'people', label: 'Its users', example: 'forty volunteers and two coordinators' },
    ],
    suggestedTool: 'claude-artifacts',
    summary:
      'Turn an idea in your head into a one-page spec with users, data, limits and open questions.',
    kind: 'plan',
    level: 'Beginner',
    minutes: 20,
    why: 'A builder fills every gap in your idea with a guess, and you find the guesses only when the screens are done. A page of plain text is cheaper to correct than an app. The word "assumption" shows you at once where the tool invented something.',
    checks: [
      'Each action names a person, a step and a result that you could watch.',
      'The list of stored things holds nothing that no action needs.',
      'You can answer every line marked "assumption" with yes, no or a correction.',
      'The part that is left out contains at least three real wishes of yours.',
    ],
    variants: [
      {
        title: 'From a recorded talk',
        addition:
          'Use the transcript below as the only source and quote the sentence behind each point.',
      },
      {
        title: 'For a client',
        addition: 'Write it so that a client without technical knowledge can sign it as agreed.',
      },
    ],
    notFor:
      'It is too much for a single button or a change of words. Describe such a change in two sentences and ask for it directly.',
    terms: ['user-story', 'mvp', 'prompt'],
    related: ['interview-me-first', 'cut-to-a-first-version', 'split-into-steps'],
  },
  {
    slug: 'interview-me-first',
    title: 'Let the tool interview you first',
    prompt:
      'I plan {idea}. Before you write anything, interview me. Ask one question at a time, at most {number} in total, the most consequential first. Cover who uses it and how often, what happens today without it, what must never go wrong, which data is personal, who pays, and what I would call a success in three months. Offer two or three answers to choose from and let me type my own. If my answer contradicts an earlier one, say so. When you are done, repeat what you understood in ten bullet points and wait until I agree. Do not write code.',
    fields: [
      { name: 'idea', label: 'Your plan', example: 'an app that plans lessons for piano teachers' },
      { name: 'number', label: 'Most questions', example: 'twelve' },
    ],
    suggestedTool: 'lovable',
    summary:
      'Answer a short series of questions, one at a time, until the tool can repeat your plan.',
    kind: 'plan',
    level: 'Beginner',
    minutes: 25,
    why: 'You know far more about your project than fits into a first message. Questions bring it out in an order that matters. One question at a time keeps your answers honest, because a list of twelve invites you to skip the hard ones.',
    checks: [
      'The first questions are about people and risks, not about colors.',
      'The summary says what you said, without new features.',
      'At least one question made you think of something that you had not written down.',
    ],
    variants: [
      {
        title: 'By voice on a walk',
        addition: 'Keep each question under fifteen words, so that I can answer by voice.',
      },
      {
        title: 'With a critic',
        addition: 'After the summary, name the three weakest points of the plan and say why.',
      },
    ],
    notFor:
      'Skip it when a written brief exists already. Paste the brief and ask which of its sentences are unclear.',
    terms: ['prompt-engineering', 'user-experience', 'context-window'],
    related: ['spec-from-an-idea', 'choose-a-tool'],
  },
  {
    slug: 'cut-to-a-first-version',
    title: 'Cut the plan to a first version',
    prompt:
      'Here is everything I want in {app}: {wishes}. The first version must be in the hands of {first-users} within {time}. Put every wish into one of four groups: must work on day one, can be done by hand at first, later, and probably never. Give one sentence of reason for each. For the second group say who does the work by hand and how many minutes a week that costs. Then describe the first version as a single path, from opening the app to the result that people came for, in at most eight steps. Do not write code. Argue with me if I pull a wish back into the first group.',
    fields: [
      { name: 'app', label: 'Your app', example: 'a tool library for my street' },
      {
        name: 'wishes',
        label: 'All wishes',
        example: 'lending, photos, reminders, deposits, chat, ratings and a map',
      },
      { name: 'first-users', label: 'First users', example: 'ten neighbors' },
      { name: 'time', label: 'Time', example: 'two weekends' },
    ],
    suggestedTool: 'google-ai-studio',
    summary:
      'Sort all wishes into day one, by hand, later and never, and keep one path that works.',
    kind: 'plan',
    level: 'Beginner',
    minutes: 15,
    why: 'First versions tend to contain too much, and rarely too little. The group "by hand" is the useful one: reminders that you send yourself for a month show whether anybody wants them. A path in eight steps is a test that you can run with a real person.',
    checks: [
      'The first group is shorter than each of the other groups together.',
      'Work done by hand has a name and a number of minutes.',
      'The path ends with a result for the user, not with a settings screen.',
      'Nothing that protects people, such as sign-in, slipped into "later" unnoticed.',
    ],
    variants: [
      {
        title: 'With a fixed budget',
        addition: 'I can spend ten hours in all. Estimate each wish in hours and stop at ten.',
      },
    ],
    notFor:
      'It does not decide what people want. Talk to three of them first, and put what they said in place of your own wishes.',
    terms: ['mvp', 'prototype', 'user-story'],
    related: ['spec-from-an-idea', 'split-into-steps'],
  },
  {
    slug: 'split-into-steps',
    title: 'Split a project into small steps',
    prompt:
      'Read the spec below and split the work on {app} into steps for an AI tool. Each step must fit into one session, change one thing that I can see or try, and leave the app working. For each step give: a title, the prompt that I will paste, the files or screens that it may touch, what it must not touch, and a check that I can do in under {minutes} minutes without reading code. Order the steps so that data and access rules come before screens. Put the riskiest step as early as possible. Stop after the list; I start each step myself. Spec: {spec}',
    fields: [
      { name: 'app', label: 'Your app', example: 'the booking app' },
      { name: 'minutes', label: 'Minutes per check', example: 'five' },
      {
        name: 'spec',
        label: 'Your spec',
        example: 'guests book one of six kayaks by the hour, and the owner sees the day on a phone',
      },
    ],
    suggestedTool: 'kiro',
    summary: 'Turn a spec into an ordered list of prompts, each with a limit and a quick check.',
    kind: 'plan',
    level: 'Intermediate',
    minutes: 30,
    why: 'Long requests fail in the middle, and nobody can tell which half is right. A step that ends in a working app can be kept or thrown away as a whole. The line about what a step must not touch keeps the tool from rebuilding what you already approved.',
    checks: [
      'Every step ends with something that you can click, read or count.',
      'No step needs a later step to work.',
      'The first three steps contain the part that you understand least.',
      'Each prompt in the list makes sense on its own in a new conversation.',
    ],
    variants: [
      {
        title: 'As issues',
        addition:
          'Write every step as an issue for GitHub with acceptance criteria as a checklist.',
      },
      {
        title: 'For two people',
        addition: 'Mark which steps two people can do at the same time without the same files.',
      },
    ],
    notFor:
      'A throwaway experiment needs no steps. Ask for the whole thing at once, look at it, and begin again with what you learned.',
    terms: ['acceptance-criteria', 'context-window', 'commit'],
    related: ['plan-before-code', 'spec-from-an-idea', 'cut-to-a-first-version'],
  },
  {
    slug: 'plan-before-code',
    title: 'Ask for a plan before any code',
    prompt:
      'In this project I want {change}. Do not edit anything yet. First read the code that is involved and tell me in plain words how it works today, with the names of the files. Then propose two ways to make the change: the smallest one, and the one that you would choose if you had to maintain it for a year. For each, list the files that change, the data that changes, what could break for {users}, and how we undo it. Recommend one. Name everything you are unsure about as a question. Wait for my choice, then do exactly that and nothing else.',
    fields: [
      { name: 'change', label: 'The change', example: 'customers to have more than one address' },
      { name: 'users', label: 'Who uses it now', example: 'the 300 customers we have today' },
    ],
    suggestedTool: 'claude-code',
    summary: 'Have the tool read your project, offer two ways and wait for your choice.',
    kind: 'plan',
    level: 'Intermediate',
    minutes: 15,
    why: 'A tool that starts to type at once often builds a second version of something that exists. Reading first brings up the parts that already do half of the work. Two ways with their risks give you a decision that you can make without knowing the language.',
    checks: [
      'The description of today matches what you see when you use the app.',
      'Both ways name files that really exist.',
      'The way back is more than "restore the old code": it covers the data too.',
      'After your choice, the list of changed files equals the list in the plan.',
    ],
    variants: [
      {
        title: 'Only the plan',
        addition: 'Save the plan as a file in the folder docs, so that another session can do it.',
      },
      {
        title: 'With an estimate',
        addition: 'Say for each way how many files and roughly how many lines will change.',
      },
    ],
    notFor:
      'A typing error or a new color does not need two ways. Ask for it and look at the result.',
    terms: ['ai-agent', 'repository', 'rollback'],
    related: ['split-into-steps', 'explain-this-code', 'undo-the-last-change'],
  },
  {
    slug: 'choose-a-tool',
    title: 'Choose an AI tool for a project',
    prompt:
      'Help me choose a tool to build {project}. About me: {skills}. I must be able to {must-have}. Ask me up to five questions first. Then compare three kinds of tools, not brands: an app builder in the browser, an editor with an AI agent, and an agent in the terminal. For each kind say what I could finish in the first evening, where I would get stuck, who owns the code, where the app would run, and how I would leave again. Recommend one kind and an experiment of an hour that could prove you wrong. Say what you do not know; I look up prices with the maker.',
    fields: [
      { name: 'project', label: 'Your project', example: 'a members area for a sports club' },
      {
        name: 'skills',
        label: 'What you can do',
        example: 'I write good spreadsheets and have never used a terminal',
      },
      { name: 'must-have', label: 'A must', example: 'move the data elsewhere later' },
    ],
    suggestedTool: 'claude-artifacts',
    summary: 'Compare kinds of AI tools by what you can do, where you get stuck and how you leave.',
    kind: 'plan',
    level: 'Beginner',
    minutes: 20,
    why: 'Models know old versions of products and speak about prices with great confidence. Kinds of tools change slowly, so the comparison stays true. The experiment of one hour tells you more than any table, because it uses your own project.',
    checks: [
      'The answer repeats your skills correctly before it recommends anything.',
      'It contains no price that you have not checked with the maker yourself.',
      'It says how you take code and data along when you leave.',
    ],
    variants: [
      {
        title: 'Two names',
        addition:
          'I hesitate between two tools. List ten questions that I should answer by trying both.',
      },
      {
        title: 'For a team',
        addition: 'Three people will work on it. Add how changes of several people come together.',
      },
    ],
    notFor:
      'It cannot tell you what is newest or cheapest. Read the pages of the tools, with their dates, for that.',
    terms: ['no-code', 'ai-agent', 'hosting'],
    related: ['estimate-running-costs', 'interview-me-first'],
  },
];
