import { paths } from '../../shared/paths.ts';
import type { GlossaryTerm } from './words/glossary-types.ts';

/** A term and the address of its page. */
export interface LinkedTerm {
  term: string;
  to: string;
}

/** More links than a handful would disturb the reader. */
const mostLinked = 5;

/** Short forms in capitals are matched as they are written: REST is not rest. */
const shortForm = /^[A-Z\d/+]+$/;

/** Words that texts mostly use in their everyday sense. */
const everydayWords = new Set([
  ...['branch', 'bug', 'commit', 'component', 'container', 'documentation', 'evaluation'],
  ...['function', 'hosting', 'index', 'library', 'logging', 'monitoring', 'salt'],
  ...['scaling', 'secret', 'session', 'temperature', 'token', 'transaction', 'variable'],
]);

/** Terms that a text may be linked to wherever it says them. */
export const linkableTerms = (terms: readonly GlossaryTerm[]): readonly LinkedTerm[] =>
  terms
    .filter(({ slug }) => !everydayWords.has(slug))
    .map(({ slug, term }) => ({ term, to: paths.glossaryTermPage(slug) }));

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A source of expressions with the flag u that finds any of the terms as a whole word, in the singular or with an s. */
function mentionSource(terms: readonly string[]): string {
  // A longer term wins over one that it begins with.
  const literals = terms.toSorted((a, b) => b.length - a.length).map(escaped);
  return `(?<![\\p{L}\\p{N}])(${literals.join('|')})s?(?![\\p{L}\\p{N}])`;
}

/** Finds a term as a whole word. */
export const mentionOf = (term: string): RegExp =>
  new RegExp(mentionSource([term]), shortForm.test(term) ? 'u' : 'iu');

/**
 * Returns a function that links the first mention of a few terms. It takes the pieces of one text, one after the other.
 * @param linkOf draws a link with the words of the text
 */
export function firstMentions(
  terms: readonly LinkedTerm[],
  linkOf: (words: string, to: string) => string,
): (text: string) => string {
  if (terms.length === 0) return (text) => text;
  const byWord = new Map(terms.map((one) => [one.term.toLowerCase(), one]));
  const mention = new RegExp(mentionSource(terms.map(({ term }) => term)), 'giu');
  const linked = new Set<LinkedTerm>();
  const link = (words: string, said: string): string => {
    const found = byWord.get(said.toLowerCase());
    if (!found || linked.has(found) || linked.size === mostLinked) return words;
    if (shortForm.test(found.term) && said !== found.term) return words;
    linked.add(found);
    return linkOf(words, found.to);
  };
  return (text) => (linked.size < mostLinked ? text.replace(mention, link) : text);
}
