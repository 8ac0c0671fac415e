import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const examplesKind = contentKind({
  name: 'examples',
  title: 'Examples',
  places: [{ label: 'Examples', path: paths.examples }],
  labels: { sampleNote: 'Note above a list with samples' },
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
        'Each one started as a plain description of a job somebody had to do every week. Look at what was asked for, what was built and which tools it took.',
      actions: [{ label: 'Browse the apps', to: `${paths.examples}#portfolio` }],
    },
    portfolio: {
      title: 'What a clear brief turns into',
      intro:
        'Small teams, narrow problems, finished software. If one of these looks close to your own week, ask us about it.',
      sampleNote:
        'The first app runs on this site. The other five are sample projects with invented clients.',
      learnMore: { label: 'Learn More', to: paths.contact },
    },
    caseStudy: {
      back: { label: 'All examples', to: paths.examples },
      noteOnSamples:
        'This is a sample project with an invented client. Its words and figures describe the brief; nobody has measured them.',
      asked: { title: 'What was asked', intro: 'The brief, as short as it came.' },
      built: { title: 'What was built', intro: 'What it does, and what it leaves to people.' },
      result: { title: 'What came of it', intro: 'Compare it with the sentence it began with.' },
      closing: {
        title: 'Does this sound like your week?',
        text: 'Describe the job in two or three sentences. You get an honest answer on size, time and cost within 24 hours.',
        ofService: 'An app like this one is a case for {service}.',
        seeService: 'See {service}',
        start: { label: 'Start Your Project', to: paths.contact },
        services: { label: 'See all services', to: paths.services },
      },
    },
    closing: {
      title: 'Which job should yours do?',
      text: 'Describe it in two or three sentences. You get an honest answer on size, time and cost within 24 hours.',
      actions: [
        { label: 'Start Your Project', to: paths.contact },
        { label: 'See all services', to: paths.services },
      ],
    },
  },
});
