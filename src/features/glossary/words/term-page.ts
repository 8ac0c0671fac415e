import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const termPageKind = contentKind({
  name: 'glossary-term-page',
  title: 'Glossary: around the page of a term',
  intro: 'Headings that the pages of all terms share.',
  places: [{ label: 'Webhook', path: paths.glossaryTermPage('webhook') }],
  release: {
    /** Stands in the title of the page, after the term. */
    titleEnding: 'in plain words',
    back: { label: 'All terms', to: paths.glossary },
    plain: { title: 'In plain words', intro: 'Enough to follow a chat about it.' },
    example: { title: 'An example', intro: 'From an app that you might build.' },
    say: { title: 'What to say to your tool', intro: 'Copy it, and change the nouns.' },
    mistakes: { title: 'Common mistakes', intro: 'What goes wrong when it is new.' },
    related: { title: 'Related terms', intro: 'The words that stand next to it.' },
    namedBy: 'Also named on the pages of',
    used: { title: 'Where you meet it', intro: 'Pages of this site that use the word.' },
    posts: 'In the blog',
    tips: 'In the tips',
    prompts: 'In prompts',
    tools: 'Among the tools',
    learningPaths: 'On the map',
    closing: {
      ending: 'none',
      title: 'Words are easier with a project',
      text: 'Pick a first build and the terms explain themselves. You are stuck on one? Ask us.',
      actions: [
        { label: 'Start Learning', to: paths.tips },
        { label: 'Ask about it', to: paths.contact },
      ],
    },
  },
});
