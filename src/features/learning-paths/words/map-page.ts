import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const mapPageKind = contentKind({
  name: 'map-page',
  title: 'The map: around the paths',
  places: [{ label: 'The map', path: paths.map }],
  labels: {
    begins: 'Drawn at the beginning of the way',
    ends: 'Drawn at its end',
    sheet: 'Heading of the list of paths',
    stations: 'Names the list of stations to screen readers',
  },
  release: {
    meta: {
      title: 'The map: learning paths{titleSuffix}',
      description:
        'Four learning paths from a sentence to a shipped app. Each has twelve stations: terms, tips, prompts, videos, tools, posts and short checks.',
      keywords: [
        'learn vibecoding',
        'learning path',
        'vibecoding course',
        'AI app building for beginners',
        'from idea to app',
      ],
    },
    hero: {
      eyebrow: 'The map',
      title: 'From “a sentence” to “shipped”',
      intro:
        'Four paths lead through the land. Begin where you are, and walk one station at a time: a term, a tip, a prompt, a video, a tool, a post or a check.',
    },
    begins: 'A sentence',
    ends: 'Shipped',
    sheet: { title: 'Four paths, one way', intro: 'Each begins where the one before it ends.' },
    path: {
      /** Stands in the title of the page, after the name of the path. */
      titleEnding: 'learning path',
      back: { label: 'The whole map', to: paths.map },
      stations: 'The stations',
    },
    carry: {
      title: 'Take your progress along',
      intro: 'It is kept in this browser and nowhere else. A code carries it to another one.',
    },
    closing: {
      ending: 'person',
      title: 'You want company on the way?',
      text: 'Tell us where you are stuck. A person reads it, and answers with the next step.',
      actions: [
        { label: 'Get Expert Help', to: paths.contact },
        { label: 'Read the tips', to: paths.tips },
      ],
    },
  },
});
