import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const glossaryKind = contentKind({
  name: 'glossary',
  title: 'Glossary',
  places: [{ label: 'Glossary', path: paths.glossary }],
  release: {
    meta: {
      title: 'Vibecoding Glossary{titleSuffix}',
      description:
        'The words of software and AI in plain English: programming, web, database, cloud, security and AI terms, each explained in one to three sentences.',
      keywords: [
        'vibecoding glossary',
        'programming terms',
        'web development terms',
        'AI terms explained',
        'coding dictionary',
      ],
    },
    hero: {
      eyebrow: 'Glossary',
      title: 'The words, without the fog',
      intro:
        'You meet these terms in every AI chat about code. One to three plain sentences each, so that you can nod and mean it.',
    },
    closing: {
      ending: 'station',
      title: 'Words are easier with a project',
      text: 'Pick a first build and the terms explain themselves. Is one missing here? Tell us and we add it.',
      actions: [
        { label: 'Start Learning', to: paths.tips },
        { label: 'Suggest a term', to: paths.contact },
      ],
    },
  },
});
