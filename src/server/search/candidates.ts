import { Prisma } from '../db/generated/client.ts';
import { unestimated } from '../db/unestimated.ts';
import type { TextQuery } from './text-query.ts';

interface CandidateSearch {
  table: 'BlogPost' | 'ContactRequest' | 'Developer';
  /** Column of the words. Only "searchVector" stores their order, so only it finds phrases. */
  words?: 'searchVector' | 'textVector';
  /** Column of the age. It has an index together with the id, both descending. */
  newestBy: 'createdAt' | 'publishedAt' | 'updatedAt';
  range: Prisma.Sql;
  where: Prisma.Sql;
  query: TextQuery;
  /** A word is common when this many of the newest rows contain it. Older rows are then skipped. */
  enoughCount: number;
  take: number;
}

const recentCount = 5_000;
/** A word's beginning in this many of them is too common to collect its words from the index. */
const commonCount = 1_250;
/** Limit of rows from the index for a part of the query. Beyond it, the index gets the whole query. */
const mostNamed = 2_000;

const byPairs = Prisma.sql`"wordPairs"("searchVector") @> (SELECT pairs FROM typed)`;

function indexCondition({ indexed, pairs }: TextQuery, words: Prisma.Sql): Prisma.Sql {
  const byWords = Prisma.sql`${words} @@ (SELECT query FROM missing)`;
  if (!pairs) return byWords;
  return indexed ? Prisma.sql`${byWords} AND ${byPairs}` : byPairs;
}

/**
 * Selects the newest matching rows. A common word is found among the newest rows; the index is used only for a word that
 * these lack, which is rare. So the cost does not grow with the table, and PostgreSQL never walks a table for a word that
 * nobody wrote.
 * The plan does not depend on statistics. Queries are values unknown at planning time. Conditions have a fixed estimate (see
 * `unestimated`). An unknown limit counts as a tenth of all rows, few enough for a walk in index order. A scan of the word
 * index has no other condition that another index could serve.
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
