import { contentKind } from '../../../../shared/content/kind.ts';
import { paths } from '../../../../shared/paths.ts';

/** The page that recommends tools by four answers, and the sentences of its answer. */
export const finderKind = contentKind({
  name: 'tool-finder',
  title: 'Tools: the finder',
  intro:
    'Questions, answers and sentences of the finder. The facts that it quotes are edited with the facts about tools.',
  places: [{ label: 'Tool finder', path: paths.toolFinder }],
  release: {
    meta: {
      title: 'AI Tool Finder: Four Questions{titleSuffix}',
      description:
        'Say what you want to build, for whom, with how much code and for how much money. You get three AI tools, each with reasons, with what speaks against it, and with the source and the day of every fact.',
      keywords: ['AI tool finder', 'which AI coding tool', 'AI app builder for beginners'],
    },
    eyebrow: 'Tool finder',
    title: 'Four questions, three tools',
    intro: 'You also learn what speaks against each of them. Leave open what does not matter.',
    back: { label: 'All tools', to: paths.resources },
    form: {
      title: 'Your answers',
      intro: 'They stand in the address, so you can share them.',
      open: 'No matter',
      show: 'Show three tools',
      startAgain: 'Start again',
    },
    invitation: 'Answer one question or all four. Nothing is sent to anybody and nothing is kept.',
    questions: {
      what: {
        label: 'What do you want?',
        options: {
          web: 'A website or web app',
          mobile: 'An app for phones',
          design: 'A design or prototype',
          editor: 'Help with code in an editor',
          terminal: 'An agent in the terminal',
          cloud: 'An agent that works in the background',
          checks: 'Reviews and tests of code',
          automation: 'Routine work done by itself',
          models: 'A model on my own computer',
          platform: 'What an app runs on: hosting, data, models',
        },
      },
      who: {
        label: 'Who will work with it?',
        options: {
          beginner: 'Somebody without a technical background',
          business: 'A founder or a business',
          designer: 'A designer or product manager',
          developer: 'A developer',
          team: 'A team or a company',
        },
      },
      code: {
        label: 'How much code do you want to write?',
        options: {
          none: 'None: I describe, it builds',
          some: 'Some: I read and change it',
          all: 'I work in the code',
        },
      },
      budget: {
        label: 'What may it cost a month?',
        options: {
          free: 'Nothing',
          '25': 'Up to $25',
          '50': 'Up to $50',
          '100': 'Up to $100',
        },
      },
    },
    result: {
      title: 'Three tools for you',
      closest: 'Nothing fits all of it. These come closest',
      intro:
        'Every sentence rests on a fact about the tool, with its source and its day. We guess nothing.',
      reasons: 'What speaks for it',
      objections: 'What speaks against it',
      compare: 'Compare these three',
      failed: 'The tools did not arrive',
      again: 'Ask again',
      equals: 'Others as good by your answers:',
      order: {
        answers: 'It fits your answers better than the next.',
        facts: 'It fits as well as the next. It stands first because more is known about it.',
        alphabet: 'It fits as well as the next, and as much is known. The alphabet decides.',
      },
    },
    /** Begin the reasons and objections; the fact follows. */
    statements: {
      what: {
        match: 'It does what you want.',
        miss: 'Its facts do not name what you want.',
        unknown: 'Its facts do not state what it makes.',
      },
      who: {
        match: 'It is meant for you.',
        miss: 'Its facts do not name you.',
        unknown: 'Its facts do not state whom it is for.',
      },
      code: {
        match: 'It asks for as much code as you want to write.',
        near: 'It asks for a little less code than you want to write.',
        miss: 'It asks for more or less code than you want to write.',
        unknown: 'Its facts do not state how much code it asks for.',
      },
      budget: {
        match: 'It stays within the budget.',
        near: 'It is free itself, but what it runs on costs extra.',
        miss: 'It costs more.',
        unknown: 'Its price in dollars a month is not known.',
      },
      also: 'Also stated:',
      limit: 'Its limit:',
      notKnown: 'Not known:',
    },
  },
});
