import { Prisma } from '../db/generated/client.ts';
import { unestimated } from '../db/unestimated.ts';
import type { TextQuery } from './text-query.ts';

interface CandidateSearch {
  table: 'BlogPost' | 'ContactRequest' | 'Developer';
  /** The column of the words; phrases are found in "searchVector" alone, which knows their order. */
  words?: 'searchVector' | 'textVector';
  /** The column that says how new a row is; there is an index over it and the id, both descending. */
  newestBy: 'createdAt' | 'publishedAt' | 'updatedAt';
  /** Range of that column and the id; it bounds the rows. */
  range: Prisma.Sql;
  /** The other conditions besides the words. */
  where: Prisma.Sql;
  query: TextQuery;
  /** A word that so many of the newest rows have is common: older ones are then not looked for. */
  enoughCount: number;
  /** Most candidates that are wanted, the newest ones. */
  take: number;
}

/** The newest rows, among which a common word is looked for. */
const recentCount = 5_000;
/** A beginning that so many of these have is too common to gather all of its words from the index. */
const commonCount = 1_250;
/** Most rows that the index may name by a part of a query; beyond it, it is asked for all of the query. */
const mostNamed = 2_000;

const byPairs = Prisma.sql`"wordPairs"("searchVector") @> (SELECT pairs FROM typed)`;

/** First question to the index: a part of the query that names few rows wherever there is one. */
function indexCondition({ indexed, pairs }: TextQuery, words: Prisma.Sql): Prisma.Sql {
  const byWords = Prisma.sql`${words} @@ (SELECT query FROM missing)`;
  if (!pairs) return byWords;
  return indexed ? Prisma.sql`${byWords} AND ${byPairs}` : byPairs;
}

/**
 * Selects the ids of rows that match, the newest ones. A common word is found among the newest rows; only what they do not
 * have is looked up in the index, where it is rare. So neither costs more with more rows, and nothing makes PostgreSQL walk
 * a table in search of a word that nobody wrote.
 *
 * Nothing here is left to its statistics: queries are values that it cannot look into when it plans, conditions are
 * estimated as they come (see `unestimated`), a limit that it does not know is a tenth of all rows to it, which is few
 * enough to walk them in their order, and where it is to use the index for words, no other condition stands that another
 * index could serve.
 */
export function candidateIds(search: CandidateSearch): Prisma.Sql {
  const { range, where, query, enoughCount, take } = search;
  const words = Prisma.raw(`"${search.words ?? 'searchVector'}"`);
  const whole = Prisma.sql`${words} @@ (SELECT whole FROM typed)`;
  const { indexed, beginning, pairs } = query;
  const table = Prisma.raw(`"${search.table}"`);
  const newestBy = Prisma.raw(`"${search.newestBy}"`);
  const newestFirst = Prisma.sql`ORDER BY ${newestBy} DESC, "id" DESC`;
  const begins = beginning
    ? Prisma.sql`${words} @@ (SELECT beginning FROM typed)`
    : Prisma.sql`true`;
  return Prisma.sql`
    WITH typed AS MATERIALIZED (
      SELECT ${query.whole} AS whole, ${indexed ?? Prisma.sql`''::tsquery`} AS indexed,
        ${beginning ?? Prisma.sql`NULL::tsquery`} AS beginning, ${pairs ?? Prisma.sql`NULL::text[]`} AS pairs
    ), recent AS MATERIALIZED (
      SELECT "id", ${whole} AS "isMatch", ${begins} AS "begins" FROM ${table}
      WHERE ${range} AND ${unestimated(where)} ${newestFirst} LIMIT (SELECT ${recentCount}::int)
    ), near AS MATERIALIZED (
      SELECT "id" FROM recent WHERE "isMatch" LIMIT ${take}::int
    ), missing AS MATERIALIZED (
      SELECT CASE
        WHEN numnode(indexed) > 0 AND (SELECT count(*) FROM recent WHERE "begins") > ${commonCount}::int THEN indexed
        ELSE whole
      END AS query
      FROM typed
      WHERE (SELECT count(*) FROM near) < ${enoughCount}::int
        AND (SELECT count(*) FROM recent) = ${recentCount}::int
    ), plan AS MATERIALIZED (
      -- A query of nothing but what must not stand there ("T") is none for the index.
      SELECT ${pairs !== null} OR querytree(query) <> 'T' AS "isIndexed" FROM missing WHERE query IS NOT NULL
    ), named AS MATERIALIZED (
      SELECT "id", ${newestBy}, ${whole} AND ${range} AND ${where} AS "isMatch" FROM ${table}
      WHERE (SELECT "isIndexed" FROM plan) AND ${indexCondition(query, words)} LIMIT ${mostNamed + 1}::int
    ), far AS (
      SELECT "id", ${newestBy} FROM named WHERE "isMatch" AND (SELECT count(*) FROM named) <= ${mostNamed}::int
      UNION ALL
      SELECT "id", ${newestBy} FROM (
        SELECT "id", ${newestBy}, ${range} AND ${where} AS "isMatch" FROM ${table}
        WHERE (SELECT count(*) FROM named) > ${mostNamed}::int AND ${whole} OFFSET 0
      ) AS found WHERE "isMatch"
    )
    SELECT "id" FROM near
    UNION SELECT "id" FROM (SELECT "id" FROM far ${newestFirst} LIMIT ${take}::int) AS older
    UNION SELECT "id" FROM (
      SELECT "id" FROM ${table}
      WHERE (SELECT NOT "isIndexed" FROM plan) AND ${range} AND ${unestimated(Prisma.sql`${whole} AND ${where}`)}
      ${newestFirst} LIMIT ${take}::int
    ) AS walked`;
}
