import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

/** Figures of the facts are counted as the page is drawn: {facts} and {tools}. The others name the command that measures them. */
export const thisSiteKind = contentKind({
  name: 'this-site',
  title: 'Examples: this site',
  places: [{ label: 'This site', path: paths.thisSite }],
  labels: {
    figure: 'Figure',
    source: 'Where the figure is from',
    command: 'Command that measures it',
    install: 'First command',
    test: 'Second command',
    screen: 'Screen',
    try: 'Way to try it',
  },
  release: {
    meta: {
      title: 'This site as a case study{titleSuffix}',
      description:
        'Forms that lose nothing, facts with sources, quotes by link, installed with two commands: what this site does, with a way to try each.',
      keywords: ['website case study', 'vibecoded website', 'forms', 'quotes by link'],
    },
    hero: {
      eyebrow: 'Case study',
      title: 'The case you are looking at',
      intro:
        'Four things that this very site does. You can try them here, and each figure names its source.',
      actions: [{ label: 'See the six examples', to: paths.examples }],
    },
    forms: {
      title: 'Forms that lose nothing',
      text: 'A form goes to its own page, with scripts and without. Where something is missing, it comes back with everything that was typed. A request is stored before anybody gets an answer.',
      try: { label: 'Send the contact form half empty', to: paths.contact },
      figure: { value: '34', label: 'forms, each sent without scripts by a test' },
      source: 'Counted by',
      command: 'npx vitest run tests/server/pages/every-form.test.ts',
      screen: {
        src: '/illustrations/screen-form.avif',
        darkSrc: '/illustrations/screen-form-dark.avif',
        alt: 'The contact form of this site, sent half empty: the typed names are still there, and a message says what the address lacks.',
      },
    },
    facts: {
      title: 'Facts with their sources',
      text: 'A fact about a tool names where it was found, and when. What nobody knows stays empty. Programs read the same facts as open data.',
      try: { label: 'Read the facts about Cursor', to: paths.toolPage('cursor') },
      figure: { value: '{facts}', label: 'facts about {tools} tools, each with a source' },
      source: 'Counted as you opened this page, and open at',
      command: 'GET /api/tools',
      screen: {
        src: '/illustrations/screen-facts.avif',
        darkSrc: '/illustrations/screen-facts-dark.avif',
        alt: 'The page of a tool on this site: what it is made for, what it makes and where it runs, each with its source and month.',
      },
    },
    quotes: {
      title: 'Quotes by link',
      text: 'A client reads a quote at a secret address, without an account, chooses the optional parts and accepts it there. Each version stays as it was sent.',
      try: {
        label: 'Take an estimate into a request',
        to: paths.contactWithEstimate('websites.customers.payments.open'),
      },
      figure: { value: '192', label: 'random bits in each link' },
      source: 'Measured by',
      command: 'npx vitest run tests/features/examples/this-site.test.ts',
      screen: {
        src: '/illustrations/screen-quote.avif',
        darkSrc: '/illustrations/screen-quote-dark.avif',
        alt: 'A sample quote on its own page: a pre-order page for a bakery in four lines, each with its price.',
      },
    },
    commands: {
      title: 'Installed with two commands',
      text: 'The first one installs, builds and serves the site, with its database and sample content. The second one tests all of it. Node has to be there, and nothing else.',
      install: 'npm start',
      test: 'npm test',
      figure: { value: '0.9 s', label: 'of processor, at most, from a start to the first page' },
      source: 'Measured by',
      command: 'npm run bench',
    },
    closing: {
      ending: 'person',
      title: 'Which of these would you want?',
      text: 'Name it in a sentence. You get an honest answer on size, time and cost within 24 hours.',
      actions: [
        { label: 'Start Your Project', to: paths.contact },
        { label: 'See all services', to: paths.services },
      ],
    },
  },
});
