import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const examplesKind = contentKind({
  name: 'examples',
  title: 'Examples',
  places: [{ label: 'Examples', path: paths.examples }],
  labels: { sampleNote: 'Note above a list with samples', more: 'Line below the apps' },
  optional: ['sampleNote'],
  release: {
    meta: {
      title: `Examples{titleSuffix}`,
      description:
        'Six sample apps that show what vibecoding can build: a developer network, a bakery pre-order app, field inspections, stock counts, court booking and support triage.',
      keywords: [
        'vibecode examples',
        'vibecoded apps',
        'AI app portfolio',
        'sample apps',
        'app ideas',
        'AI-built software',
      ],
    },
    hero: {
      eyebrow: 'Portfolio',
      title: 'Each began as one plain sentence',
      intro:
        'Six apps, each with the sentence it began with, what was built from it, and what it was built with.',
      actions: [{ label: 'Browse the apps', to: `${paths.examples}#portfolio` }],
    },
    portfolio: {
      title: 'What a clear brief turns into',
      intro:
        'Small teams and narrow problems. If one looks close to your own week, ask us about it.',
      sampleNote:
        'The first app runs on this site. The other five are sample projects with invented clients.',
      learnMore: { label: 'Learn More', to: paths.contact },
      more: `And one that you are looking at: [this site as a case study](${paths.thisSite}).`,
    },
    caseStudy: {
      back: { label: 'All examples', to: paths.examples },
      noteOnSamples:
        'This is a sample project with an invented client. Its words and figures describe the brief; nobody has measured them.',
      asked: { title: 'What was asked', intro: 'The brief, as short as it came.' },
      tryIt: {
        title: 'Try it',
        intro: 'A small app that does the job, with sample data. Four steps show what it can do.',
        note: 'Prepared: no model is called, nothing leaves your browser. The sample data comes back with each visit.',
        needsScripts: 'The app needs scripts. The picture shows what it is about.',
      },
      built: { title: 'What was built', intro: 'What it does, and what it leaves to people.' },
      made: {
        title: 'How it was made',
        intro:
          'One sentence to begin with, then one step at a time. These prompts ask for the small app above; a whole one takes more of them.',
        sentence: 'The sentence',
        prompts: 'The prompts',
        cost: 'A whole one, made by us',
        days: '{days} of work',
        counted: 'What this counts',
        note: 'From the same rates as the estimate. A range, not a quote.',
        ask: 'I need something like this',
      },
      result: { title: 'What came of it', intro: 'Compare it with the sentence it began with.' },
      closing: {
        ending: 'person',
        title: 'Does this sound like your week?',
        text: 'Describe the job in two or three sentences. You get an honest answer on size, time and cost within 24 hours.',
        ofService: 'An app like this one is a case for {service}.',
        seeService: 'See {service}',
        start: { label: 'Start Your Project', to: paths.contact },
        services: { label: 'See all services', to: paths.services },
      },
    },
    closing: {
      ending: 'question',
      title: 'Which job should yours do?',
      text: 'Describe it in two or three sentences. You get an honest answer on size, time and cost within 24 hours.',
      actions: [
        { label: 'Start Your Project', to: paths.contact },
        { label: 'See all services', to: paths.services },
      ],
    },
  },
});
