import { Prisma } from '../db/generated/client.ts';

export interface TextQuery {
  /** A tsquery that matches exactly the wanted rows. NULL, which finds nothing, without any word. */
  whole: Prisma.Sql;
  /** Less than `whole`, for the index: every match contains it, and few other rows do. */
  scanned?: Prisma.Sql;
  /** Like `whole`, with the last word complete instead of a beginning. */
  exact: Prisma.Sql;
  /** Whole words that every match contains, for the index; empty or null without any. */
  indexed: Prisma.Sql | null;
  /** Pairs of neighboring words of the phrases, as "wordPairs" returns them. */
  pairs: Prisma.Sql | null;
}

/** Quotes, minus and "or" are operators for experienced users. They affect the words around them. */
const operators = /"|(?:^|\s)-|\bor\b/i;
const alternatives = /\bor\b/i;
const phrases = /(?<!-)"([^"]+)"/g;
const exclusions = /(?:^|\s)-(?:"[^"]*"?|\S+)/g;
const lastWord = /\S+$/;
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)+-?$/;

const words = (text: string) => Prisma.sql`websearch_to_tsquery('folded', ${text})`;
const unlessEmpty = (typed: Prisma.Sql, query: Prisma.Sql) =>
  Prisma.sql`(CASE WHEN numnode(${typed}) > 0 THEN ${query} END)`;

function hasSeveralWords(phrase: string): boolean {
  return phrase.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > 1;
}

function operatorQuery(text: string): TextQuery {
  const typed = words(text);
  const whole = unlessEmpty(typed, typed);
  const required = alternatives.test(text) ? '' : text.replace(exclusions, '');
  const found = [...required.matchAll(phrases)].flatMap(([, phrase = '']) =>
    hasSeveralWords(phrase) ? [phrase] : [],
  );
  if (found.length === 0) return { whole, exact: whole, indexed: whole, pairs: null };
  const pairs = found.map((phrase) => Prisma.sql`"wordPairs"(to_tsvector('folded', ${phrase}))`);
  return {
    whole,
    exact: whole,
    indexed: Prisma.sql`plainto_tsquery('folded', ${required})`,
    pairs: Prisma.join(pairs, ' || '),
  };
}

const begun = (part: string) =>
  unlessEmpty(words(part), Prisma.sql`(${words(part)}::text || ':*')::tsquery`);

/** Words with hyphens in a text are one word to PostgreSQL; the words of a stored slug are single ones. */
function slugQuery(text: string): TextQuery {
  const single = text.replaceAll('-', ' ').trim();
  const whole = Prisma.sql`(${begun(text)} || ${begun(single)})`;
  const exact = Prisma.sql`(${words(text)} || ${words(single)})`;
  return { whole, exact, indexed: null, pairs: null };
}

/**
 * Searches all words of a text. The last one counts as a beginning, because it may be unfinished. Operators work as in a web
 * search. PostgreSQL splits the text, so that names with dots and hyphens are cut as in the stored text.
 */
export function textQuery(text: string): TextQuery {
  if (operators.test(text)) return operatorQuery(text);
  if (slug.test(text)) return slugQuery(text);
  const last = lastWord.exec(text)?.[0] ?? '';
  return {
    whole: begun(text),
    exact: unlessEmpty(words(text), words(text)),
    indexed: last === text ? null : words(text.slice(0, -last.length)),
    pairs: null,
  };
}

export function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/**
 * Takes a tsquery as it stands.
 * @param indexed its part of whole words
 */
export function exactQuery(text: string, indexed = text): TextQuery {
  const whole = Prisma.sql`${text}::tsquery`;
  return { whole, exact: whole, indexed: Prisma.sql`${indexed}::tsquery`, pairs: null };
}

export function filteredQuery(query: TextQuery, filter: TextQuery): TextQuery {
  const { whole } = filter;
  const indexed = filter.indexed ?? whole;
  return {
    ...query,
    whole: Prisma.sql`(${query.whole} && ${whole})`,
    exact: Prisma.sql`(${query.exact} && ${whole})`,
    scanned: Prisma.sql`(${query.whole} && ${indexed})`,
    indexed: query.indexed ? Prisma.sql`(${query.indexed} && ${indexed})` : indexed,
  };
}
