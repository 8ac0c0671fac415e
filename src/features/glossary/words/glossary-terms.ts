import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { aiTerms } from './glossary-terms/ai.ts';
import { cloudTerms } from './glossary-terms/cloud.ts';
import { databaseTerms } from './glossary-terms/database.ts';
import { generalTerms } from './glossary-terms/general.ts';
import { programmingTerms } from './glossary-terms/programming.ts';
import { securityTerms } from './glossary-terms/security.ts';
import { webTerms } from './glossary-terms/web.ts';
import { sortedTerms, termPageOf } from './glossary-types.ts';

/** The page sorts them itself: a new term stands last here. */
export const glossaryTermsKind = contentKind({
  name: 'glossary-terms',
  title: 'Glossary: the terms',
  intro:
    'A term stands under its first letter. Its slug is the end of its address: posts link to it.',
  places: [{ label: 'Glossary', path: paths.glossary }],
  pagesOf: ({ terms }) => terms.map(termPageOf),
  release: {
    terms: sortedTerms([
      ...programmingTerms,
      ...webTerms,
      ...databaseTerms,
      ...cloudTerms,
      ...securityTerms,
      ...aiTerms,
      ...generalTerms,
    ]),
  },
});
