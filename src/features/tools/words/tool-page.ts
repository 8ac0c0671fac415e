import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const toolPageKind = contentKind({
  name: 'tool-page',
  title: 'Tools: around the page of a tool',
  intro: 'Headings that the pages of all tools share.',
  places: [{ label: 'Cursor', path: paths.toolPage('cursor') }],
  release: {
    /** Stands in the title of the page, after the tool. */
    titleEnding: 'facts with sources',
    back: { label: 'All tools', to: paths.resources },
    made: 'Made by',
    facts: {
      title: 'What is known',
      intro: 'Every cell names its source and its day. We guess nothing.',
    },
    notKnown: 'Not known',
    source: 'Source:',
    prompts: 'Prompts for it',
    formerPrices: {
      title: 'Former prices',
      intro: 'A dot is a price on the day that a page named it. Nobody looked in between.',
    },
    perMonth: 'a month',
    learningPaths: 'On the map',
    developers: 'In the network',
    related: { title: 'Tools like it', intro: 'Others that do the same job.' },
    closing: {
      ending: 'none',
      title: 'A tool is chosen by the project',
      text: 'Tell us what you want to build, and we name the tool that we would use for it.',
      actions: [
        { label: 'Browse AI Tools', to: paths.resources },
        { label: 'Ask about it', to: paths.contact },
      ],
    },
  },
});
