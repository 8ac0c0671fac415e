import type { GlossaryTerm } from './words/glossary-types.ts';

/** Short forms in capitals are matched as they are written: REST is not rest. */
const shortForm = /^[A-Z\d/+]+$/;

export const isShortForm = (term: string) => shortForm.test(term);

/** Words that texts mostly use in their everyday sense. */
const everydayWords = new Set([
  ...['branch', 'bug', 'commit', 'component', 'container', 'documentation', 'evaluation'],
  ...['function', 'hosting', 'index', 'library', 'logging', 'monitoring', 'salt'],
  ...['scaling', 'secret', 'session', 'temperature', 'token', 'transaction', 'variable'],
]);

/** Terms that a text may be linked to wherever it says them. */
export const linkableTerms = (terms: readonly GlossaryTerm[]): readonly GlossaryTerm[] =>
  terms.filter(({ slug }) => !everydayWords.has(slug));

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A source of expressions with the flag u that finds any of the terms as a whole word, in the singular or with an s. */
export function mentionSource(terms: readonly string[]): string {
  // A longer term wins over one that it begins with.
  const literals = terms.toSorted((a, b) => b.length - a.length).map(escaped);
  return `(?<![\\p{L}\\p{N}])(${literals.join('|')})s?(?![\\p{L}\\p{N}])`;
}

/** Finds a term as a whole word. */
export const mentionOf = (term: string): RegExp =>
  new RegExp(mentionSource([term]), isShortForm(term) ? 'u' : 'iu');
