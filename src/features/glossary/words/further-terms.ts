import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { furtherDevelopmentTerms } from './glossary-terms/further-development.ts';
import { furtherOperationTerms } from './glossary-terms/further-operation.ts';
import { sortedTerms, termPageOf } from './glossary-types.ts';

/** Terms with a page only: the list of the glossary, its filters and its counts are those of the specification. */
export const furtherTermsKind = contentKind({
  name: 'further-terms',
  title: 'Glossary: further terms',
  intro:
    'These terms stand below the glossary as links. Each has a page; search and filters do not count them.',
  places: [{ label: 'Glossary', path: paths.glossary }],
  labels: { map: 'Link to the map' },
  choices: {
    category: [
      ...['Programming', 'Web Development', 'Database', 'Cloud', 'Security'],
      ...['AI/Modern', 'General'],
    ],
  },
  pagesOf: ({ terms }) => terms.map(termPageOf),
  release: {
    heading: {
      title: 'Further terms',
      intro: 'Each has a page: plain words, an example, and what to say to your tool.',
    },
    map: 'Meet them in order: the map',
    terms: sortedTerms([...furtherDevelopmentTerms, ...furtherOperationTerms]),
  },
});
