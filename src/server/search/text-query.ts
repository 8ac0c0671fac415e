import { Prisma } from '../db/generated/client.ts';

/** A search query as expressions of SQL. */
export interface TextQuery {
  /** A tsquery that exactly the rows that are meant fulfill; NULL, which finds nothing, where there is no word. */
  whole: Prisma.Sql;
  /** The same with the last word as it stands, not as a beginning. */
  exact: Prisma.Sql;
  /** A tsquery for the part of it that the index answers fast; empty or null where there is none. */
  indexed: Prisma.Sql | null;
  /** The other part where that is a beginning, which may be that of very many words. */
  beginning: Prisma.Sql | null;
  /** The other part where that is phrases: neighboring words that a row must have, as "wordPairs" makes them. */
  pairs: Prisma.Sql | null;
}

/** Quotes, minus and "or" are for those who know them, and mean something to the words around them. */
const operators = /"|(?:^|\s)-|\bor\b/i;
const alternatives = /\bor\b/i;
const phrases = /(?<!-)"([^"]+)"/g;
const exclusions = /(?:^|\s)-(?:"[^"]*"?|\S+)/g;
const lastWord = /\S+$/;

const words = (text: string) => Prisma.sql`websearch_to_tsquery('folded', ${text})`;
const unlessEmpty = (typed: Prisma.Sql, query: Prisma.Sql) =>
  Prisma.sql`(CASE WHEN numnode(${typed}) > 0 THEN ${query} END)`;

function hasSeveralWords(phrase: string): boolean {
  return phrase.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > 1;
}

/** Read as web searches are. */
function operatorQuery(text: string): TextQuery {
  const typed = words(text);
  const whole = unlessEmpty(typed, typed);
  const required = alternatives.test(text) ? '' : text.replace(exclusions, '');
  const found = [...required.matchAll(phrases)].flatMap(([, phrase = '']) =>
    hasSeveralWords(phrase) ? [phrase] : [],
  );
  if (found.length === 0)
    return { whole, exact: whole, indexed: whole, beginning: null, pairs: null };
  const rest = found.reduce((left, phrase) => left.replace(`"${phrase}"`, ' '), required).trim();
  const pairs = found.map((phrase) => Prisma.sql`"wordPairs"(to_tsvector('folded', ${phrase}))`);
  return {
    whole,
    exact: whole,
    indexed: rest ? words(rest) : null,
    beginning: null,
    pairs: Prisma.join(pairs, ' || '),
  };
}

/**
 * A search for what somebody typed: all of its words, the last one as a beginning because it may be unfinished. With
 * operators it is read as web searches are. PostgreSQL splits the text, so that names with dots and hyphens are cut as
 * they were when they were stored.
 */
export function textQuery(text: string): TextQuery {
  if (operators.test(text)) return operatorQuery(text);
  const begun = (part: string) =>
    unlessEmpty(words(part), Prisma.sql`(${words(part)}::text || ':*')::tsquery`);
  const last = lastWord.exec(text)?.[0] ?? '';
  return {
    whole: begun(text),
    exact: unlessEmpty(words(text), words(text)),
    indexed: last === text ? null : words(text.slice(0, -last.length)),
    beginning: begun(last),
    pairs: null,
  };
}

/** A word quoted for a tsquery, so that no character in it is taken for an operator. */
export function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/** A search for exactly this, written as a tsquery. */
export function exactQuery(text: string): TextQuery {
  const whole = Prisma.sql`${text}::tsquery`;
  return { whole, exact: whole, indexed: whole, beginning: null, pairs: null };
}

/** Both of them; `filter` is an exact query. */
export function filteredQuery(query: TextQuery, filter: TextQuery): TextQuery {
  const { whole } = filter;
  return {
    ...query,
    whole: Prisma.sql`(${query.whole} && ${whole})`,
    exact: Prisma.sql`(${query.exact} && ${whole})`,
    indexed: query.indexed ? Prisma.sql`(${query.indexed} && ${whole})` : whole,
  };
}
