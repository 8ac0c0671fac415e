import { Prisma } from '../../db/generated/client.ts';

/** Quotes, minus and "or" are for those who know them, and mean something to the words around them. */
const operators = /"|(?:^|\s)-|\bor\b/i;

/**
 * A tsquery for what somebody typed: all of its words, the last one as a beginning because it may be unfinished. With
 * operators it is read as web searches are. PostgreSQL splits the text, so that names with dots and hyphens are cut as
 * they were when they were stored. NULL, which finds nothing, where there is no word.
 */
export function textQuery(text: string): Prisma.Sql {
  const words = Prisma.sql`websearch_to_tsquery('folded', ${text})`;
  const query = operators.test(text) ? words : Prisma.sql`(${words}::text || ':*')::tsquery`;
  return Prisma.sql`(CASE WHEN numnode(${words}) > 0 THEN ${query} END)`;
}

/** A word quoted for a tsquery, so that no character in it is taken for an operator. */
export function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}
