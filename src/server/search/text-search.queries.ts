import type { Db } from '../db/client.ts';
import { Prisma, type PrismaClient } from '../db/generated/client.ts';
import { purgeWhere } from '../db/purge-where.ts';
import type { PurgeMode } from '../purge-mode.ts';

export interface TypedWord {
  word: string;
  isKnown: boolean;
  nearest: string[];
}

/**
 * Minimum similarity (pg_trgm, 0 to 1: two exchanged letters in a word of five leave 0.2), and maximum number of different
 * letters; PostgreSQL counts an exchange as two.
 */
const leastSimilarity = 0.19;
const mostDifferences = 2;
/** Some of them are too far away once exchanges are counted as one error. */
const candidateCount = 12;

/** No word contains it. */
const lastCharacter = 0x10_ff_ff;

/** A SELECT of one column, "word", with candidates for corrections. */
export interface WrittenWords {
  select: Prisma.Sql;
  /** Without an index the words are collected once. */
  isIndexed: boolean;
}

export const publicWords: WrittenWords = {
  select: Prisma.sql`SELECT "word" FROM "SearchWord"`,
  isIndexed: true,
};

/** Returns the words of a text, and corrections of those that begin no written word. Short words and numbers have none. */
export async function findTypedWords(
  db: PrismaClient,
  text: string,
  { select, isIndexed }: WrittenWords,
): Promise<TypedWord[]> {
  const kept = isIndexed ? Prisma.sql`NOT MATERIALIZED` : Prisma.sql`MATERIALIZED`;
  const difference = Prisma.sql`levenshtein_less_equal("word", typed.lexeme, ${mostDifferences}::int)`;
  const [, words] = await db.$transaction([
    db.$executeRaw`SELECT set_config('pg_trgm.similarity_threshold', ${String(leastSimilarity)}, true)`,
    db.$queryRaw<TypedWord[]>(Prisma.sql`
      WITH written AS ${kept} (${select})
      SELECT typed.lexeme AS "word", "isKnown",
        CASE WHEN "isKnown" THEN '{}' ELSE ARRAY(
          SELECT "word" FROM written
          WHERE "word" % typed.lexeme AND ${difference} <= ${mostDifferences}::int
          ORDER BY ${difference}, similarity("word", typed.lexeme) DESC, "word"
          LIMIT ${candidateCount}::int
        ) END AS "nearest"
      FROM unnest(to_tsvector('folded', ${text})) AS typed CROSS JOIN LATERAL (
        SELECT length(typed.lexeme) < 4 OR typed.lexeme ~ '[^[:alpha:]]' OR EXISTS (
          SELECT 1 FROM written
          WHERE "word" >= typed.lexeme COLLATE "C" AND "word" < (typed.lexeme || chr(${lastCharacter}::int)) COLLATE "C"
        ) AS "isKnown"
      ) AS known`),
  ]);
  return words;
}

/** Covers unused words. A word that is written meanwhile returns with its next change. */
export function purgeWords(db: Db, mode: PurgeMode): Promise<number> {
  const condition = Prisma.sql`
    NOT EXISTS (SELECT 1 FROM "BlogPost" WHERE "searchVector" @@ quote_literal(known."word")::tsquery)
      AND NOT EXISTS (
        SELECT 1 FROM "Developer"
        WHERE "profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL
          AND "searchVector" @@ quote_literal(known."word")::tsquery)`;
  return purgeWhere(db, Prisma.sql`"SearchWord" AS known`, condition, mode);
}
