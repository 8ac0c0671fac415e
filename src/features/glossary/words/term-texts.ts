import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import type { GlossaryCategory, TermText } from './glossary-types.ts';
import { aiTexts } from './term-texts/ai.ts';
import { aiFurtherTexts } from './term-texts/ai-further.ts';
import { cloudTexts } from './term-texts/cloud.ts';
import { cloudFurtherTexts } from './term-texts/cloud-further.ts';
import { databaseTexts } from './term-texts/database.ts';
import { databaseFurtherTexts } from './term-texts/database-further.ts';
import { generalTexts } from './term-texts/general.ts';
import { generalFurtherTexts } from './term-texts/general-further.ts';
import { programmingTexts } from './term-texts/programming.ts';
import { programmingFurtherTexts } from './term-texts/programming-further.ts';
import { securityTexts } from './term-texts/security.ts';
import { securityFurtherTexts } from './term-texts/security-further.ts';
import { webTexts } from './term-texts/web.ts';
import { webFurtherTexts } from './term-texts/web-further.ts';

/** One kind for each category: a form with all terms would be too long to work in. */
const textsKind = (
  name: string,
  category: GlossaryCategory,
  shown: { slug: string; term: string },
  texts: readonly TermText[],
) =>
  contentKind({
    name,
    title: `Glossary: pages of ${category} terms`,
    intro:
      'The words of the page of each term. The slug says which term they belong to. A page with fewer than 80 words is not offered to search engines.',
    places: [{ label: shown.term, path: paths.glossaryTermPage(shown.slug) }],
    labels: {
      slug: 'Slug of the term',
      plain: 'In plain words',
      example: 'An example',
      say: 'What to say to the tool',
      related: 'Slugs of related terms',
    },
    release: { texts },
  });

/** The words of all pages of terms. */
export const termTextKinds = [
  textsKind('term-texts-programming', 'Programming', { slug: 'algorithm', term: 'Algorithm' }, [
    ...programmingTexts,
    ...programmingFurtherTexts,
  ]),
  textsKind('term-texts-web', 'Web Development', { slug: 'api', term: 'API' }, [
    ...webTexts,
    ...webFurtherTexts,
  ]),
  textsKind('term-texts-database', 'Database', { slug: 'database', term: 'Database' }, [
    ...databaseTexts,
    ...databaseFurtherTexts,
  ]),
  textsKind('term-texts-cloud', 'Cloud', { slug: 'hosting', term: 'Hosting' }, [
    ...cloudTexts,
    ...cloudFurtherTexts,
  ]),
  textsKind('term-texts-security', 'Security', { slug: 'encryption', term: 'Encryption' }, [
    ...securityTexts,
    ...securityFurtherTexts,
  ]),
  textsKind('term-texts-ai', 'AI/Modern', { slug: 'prompt', term: 'Prompt' }, [
    ...aiTexts,
    ...aiFurtherTexts,
  ]),
  textsKind('term-texts-general', 'General', { slug: 'git', term: 'Git' }, [
    ...generalTexts,
    ...generalFurtherTexts,
  ]),
] as const;
