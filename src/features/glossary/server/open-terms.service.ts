import type { z } from 'zod';
import type { Deps } from '../../../server/deps.ts';
import { openPageOf } from '../../../server/open-data.ts';
import type { ValueOf } from '../../../shared/addresses/page.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import type { openTermSchema } from '../open-terms.ts';
import { allTerms, textsBySlug } from '../term-entries.ts';
import { sortedTerms } from '../words/glossary-types.ts';
import { glossaryWords } from '../words/glossary-words.ts';

type OpenTerm = z.infer<typeof openTermSchema>;

interface TermsQuery {
  category?: string | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Terms of the glossary with their texts, by the alphabet. */
export function listTerms(
  { content, settings }: Pick<Deps, 'content' | 'settings'>,
  { category, q = '', ...page }: TermsQuery,
): { items: OpenTerm[]; nextCursor: string | null } {
  const published: ValueOf = (kind) => content.valueOf(kind);
  const texts = textsBySlug(published);
  const wantedCategory = glossaryWords.filters.find(({ slug }) => slug === category)?.label;
  const wantedText = q.trim().toLowerCase();
  const found = sortedTerms(allTerms(published)).filter(
    (one) =>
      (category === undefined || one.category === wantedCategory) &&
      [one.term, one.definition].some((text) => text.toLowerCase().includes(wantedText)),
  );
  const { items, nextCursor } = openPageOf(found, page);
  return {
    items: items.map(({ slug, term, definition, category: label }) => {
      const text = texts.get(slug);
      return {
        ...{ slug, term, definition, category: label },
        page: absoluteUrl(settings.siteOrigin, paths.glossaryTermPage(slug)),
        text: text
          ? {
              ...{ plain: text.plain, example: text.example, say: text.say },
              ...{ mistakes: [...text.mistakes], related: [...text.related] },
            }
          : null,
      };
    }),
    nextCursor,
  };
}
