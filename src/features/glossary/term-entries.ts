import type { ContentEntries } from '../../shared/addresses/content-entries.ts';
import type { ValueOf } from '../../shared/addresses/page.ts';
import type { EntryPage } from '../../shared/content/kind.ts';
import { textsIn } from '../../shared/content/texts/texts-in.ts';
import { mentionOf } from './term-mentions.ts';
import { furtherTermsKind } from './words/further-terms.ts';
import { glossaryTermsKind } from './words/glossary-terms.ts';
import { type GlossaryTerm, type TermText, termPageOf } from './words/glossary-types.ts';
import { termTextKinds } from './words/term-texts.ts';

/** A place of the site that uses a term. */
export interface TermPlace {
  title: string;
  to: string;
}

export interface SearchedPlace extends TermPlace {
  description: string;
  keywords: string;
}

/** Parts of the site whose texts are searched for terms. */
export type SearchedPlaces = Readonly<Record<'tips' | 'tools', readonly SearchedPlace[]>>;

/** Everything that the page of a term shows. */
export interface TermEntry extends GlossaryTerm {
  /** Null while nobody has written it. */
  text: Pick<TermText, 'plain' | 'example' | 'say' | 'mistakes'> | null;
  related: readonly GlossaryTerm[];
  /** Terms that name this one, but for the related ones. */
  namedBy: readonly Pick<GlossaryTerm, 'slug' | 'term'>[];
  tips: readonly TermPlace[];
  tools: readonly TermPlace[];
  /** Read from the database for each page. */
  posts: readonly TermPlace[];
  /** Added from the library of prompts. */
  prompts: readonly TermPlace[];
  /** Learning paths with the term as a station. Added from the map. */
  learningPaths: readonly TermPlace[];
  isIndexed: boolean;
}

/** A page with fewer words of its own says too little for a search engine. */
const leastIndexedWords = 80;
const mostPlaces = 5;

/** Terms of the page of the glossary, and those below it. */
export const allTerms = (published: ValueOf): readonly GlossaryTerm[] => [
  ...published(glossaryTermsKind).terms,
  ...published(furtherTermsKind).terms,
];

export function textsBySlug(published: ValueOf): ReadonlyMap<string, TermText> {
  const texts = termTextKinds.flatMap((kind) => published(kind).texts);
  return new Map(texts.map((text) => [text.slug, text]));
}

function isLongEnough(text: TermText | undefined): boolean {
  if (!text) return false;
  const { plain, example, say, mistakes } = text;
  const words = textsIn([plain, example, say, mistakes]).join(' ').match(/\S+/g) ?? [];
  return words.length >= leastIndexedWords;
}

/** Pages of terms that search engines may list. */
export function listedTermPages(published: ValueOf): readonly EntryPage[] {
  const texts = textsBySlug(published);
  return allTerms(published)
    .filter(({ slug }) => isLongEnough(texts.get(slug)))
    .map(termPageOf);
}

function placesWith(mention: RegExp, places: readonly SearchedPlace[]): readonly TermPlace[] {
  return places
    .filter(({ title, description, keywords }) =>
      [title, description, keywords].some((text) => mention.test(text)),
    )
    .slice(0, mostPlaces)
    .map(({ title, to }) => ({ title, to }));
}

/** @param searched places of other capabilities, by their texts */
export const glossaryTermEntries = (
  searched: (published: ValueOf) => SearchedPlaces,
): ContentEntries<'glossary-term', TermEntry> => ({
  name: 'glossary-term',
  madeOf: [glossaryTermsKind, furtherTermsKind, ...termTextKinds],
  entriesOf(published) {
    const texts = textsBySlug(published);
    const terms = new Map(allTerms(published).map((term) => [term.slug, term]));
    const places = searched(published);
    const relatedTo = (slug: string) =>
      (texts.get(slug)?.related ?? []).flatMap((one) => terms.get(one) ?? []);
    return new Map(
      [...terms].map(([slug, term]) => {
        const text = texts.get(slug);
        const related = relatedTo(slug).filter((one) => one.slug !== slug);
        const namedBy = [...terms.values()].filter(
          (one) =>
            one.slug !== slug &&
            !related.includes(one) &&
            texts.get(one.slug)?.related.includes(slug),
        );
        const mention = mentionOf(term.term);
        const { plain = '', example = '', say = '', mistakes = [] } = text ?? {};
        const entry: TermEntry = {
          ...term,
          text: text ? { plain, example, say, mistakes } : null,
          related,
          namedBy: namedBy.map((one) => ({ slug: one.slug, term: one.term })),
          tips: placesWith(mention, places.tips),
          tools: placesWith(mention, places.tools),
          ...{ posts: [], prompts: [], learningPaths: [] },
          isIndexed: isLongEnough(text),
        };
        return [slug, entry];
      }),
    );
  },
});
