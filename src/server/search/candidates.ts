import { Prisma } from '../db/generated/client.ts';
import { unestimated } from '../db/unestimated.ts';
import type { TextQuery } from './text-query.ts';

interface SearchedRows {
  table: 'BlogPost' | 'ContactRequest' | 'Developer';
  /** Column of the words. Only "searchVector" stores their order, so only it finds phrases. */
  words?: 'searchVector' | 'textVector';
  /** Column of the age, or of another order. It has an index together with the id, both descending. */
  newestBy: 'createdAt' | 'publishedAt' | 'updatedAt' | 'fit' | 'soonest';
  range: Prisma.Sql;
  where: Prisma.Sql;
  query: TextQuery;
}

interface Enough {
  /** A word is common when this many of the newest rows contain it. Older rows are then skipped. */
  enoughCount: number;
  take: number;
}

/** A way to match, with an index of words. Conditions read the query from the columns of "typed". */
interface Stage extends Enough {
  /** Recent rows match when they are at least so close. */
  closeness: number;
  /** The indexed words of a row. */
  words: Prisma.Sql;
  asked: 'exact' | 'whole' | 'scanned';
  matches: Prisma.Sql;
  /** Limit of rows from the index. When there are more, only recent rows count. Without a limit nothing is left out. */
  mostIndexed?: number;
  /** Holds when earlier stages found enough. */
  isSuperfluous?: Prisma.Sql;
}

const recentCount = 5_000;
/** So many of the newest rows tell how common a word is. */
const sampleCount = 1_000;
/** Recent rows are read on when the sample promises so many times enough: a near miss would cost the walk and the index. */
const surelyEnough = 2;
/** They are read on for a near miss too when the index would name more than one row in so many. */
const rowsPerFewNamed = 50;
/** A part of the query leads to its rows when at most one row in so many has it. Twice as many would hardly be below `mostLed`. */
const rowsPerLead = 100;
/** Limit of rows that a part of the query leads to. Beyond it, the index gets the whole query. */
const mostLed = 2_000;

const columnOf = ({ words = 'searchVector' }: SearchedRows) => Prisma.raw(`"${words}"`);

/**
 * The tables "typed" (the query) and "recent" (the newest rows, read only as far as a stage asks).
 * @param closeness may name "isNamed", which is true of every match and is computed once
 */
export function recentRows(search: SearchedRows, closeness: Prisma.Sql): Prisma.Sql {
  const { whole, scanned, exact, indexed, pairs } = search.query;
  const leads = indexed
    ? Prisma.sql`${columnOf(search)} @@ (SELECT indexed FROM typed)`
    : Prisma.sql`true`;
  const isNamed = scanned
    ? Prisma.sql`"leads" AND ${columnOf(search)} @@ (SELECT scanned FROM typed)`
    : Prisma.sql`"leads"`;
  return Prisma.sql`
    typed AS MATERIALIZED (
      SELECT ${whole} AS whole, ${scanned ?? whole} AS scanned, ${exact} AS exact, ${indexed ?? Prisma.sql`''::tsquery`} AS indexed,
        ${pairs ?? Prisma.sql`NULL::text[]`} AS pairs
    ), recent AS MATERIALIZED (
      SELECT "id", ${closeness} AS "closeness", "leads", "isNamed"
      FROM ${Prisma.raw(`"${search.table}"`)}
        CROSS JOIN LATERAL (SELECT ${leads} AS "leads" OFFSET 0) AS lead
        CROSS JOIN LATERAL (SELECT ${isNamed} AS "isNamed" OFFSET 0) AS name
      WHERE ${search.range} AND ${unestimated(search.where)}
      ORDER BY ${Prisma.raw(`"${search.newestBy}"`)} DESC, "id" DESC LIMIT (SELECT ${recentCount}::int)
    )`;
}

/**
 * Selects the newest rows that match. A sample of "recent" tells where: a common word among the newest rows, a rare one in
 * the index. So the cost does not grow with the table, and PostgreSQL never walks a table for a word that nobody wrote.
 * The plan does not depend on statistics. Queries are values unknown at planning time. Conditions have a fixed estimate (see
 * `unestimated`). An unknown limit counts as a tenth of all rows, few enough for a walk in index order. A scan of the word
 * index has no limit and no other condition that another index could serve.
 */
export function newestMatches(search: SearchedRows, stage: Stage): Prisma.Sql {
  const { range, where, query } = search;
  const { words, matches, enoughCount, take, mostIndexed } = stage;
  const isSuperfluous = stage.isSuperfluous ?? Prisma.sql`false`;
  const asked = Prisma.raw(stage.asked);
  const table = Prisma.raw(`"${search.table}"`);
  const newestBy = Prisma.raw(`"${search.newestBy}"`);
  const newestFirst = Prisma.sql`ORDER BY ${newestBy} DESC, "id" DESC`;
  const isClose = Prisma.sql`"closeness" >= ${stage.closeness}::int`;
  const inOrder = query.pairs
    ? Prisma.sql`"wordPairs"("searchVector") @> (SELECT pairs FROM typed)`
    : Prisma.sql`true`;
  const most =
    mostIndexed === undefined
      ? Prisma.sql`CASE WHEN pairs IS NULL AND "isLed" THEN ${mostLed}::int END`
      : Prisma.sql`${mostIndexed}::int`;
  const beyondMost =
    mostIndexed === undefined
      ? Prisma.sql`
        SELECT "id" FROM (
          SELECT "id", ${newestBy}, ${matches} AND ${range} AND ${where} AS "isMatch" FROM ${table}
          WHERE (SELECT "isCut" FROM cut) AND ${words} @@ (SELECT ${asked} FROM typed) OFFSET 0
        ) AS found WHERE "isMatch" ${newestFirst} LIMIT ${take}::int`
      : Prisma.sql`SELECT "id" FROM recent WHERE (SELECT "isCut" FROM cut) AND ${isClose} LIMIT ${take}::int`;
  const withoutIndex =
    mostIndexed === undefined
      ? Prisma.sql`
        SELECT "id" FROM ${table}
        WHERE (SELECT NOT "isIndexed" FROM plan) AND ${range} AND ${unestimated(Prisma.sql`${matches} AND ${where}`)}
        ${newestFirst} LIMIT ${take}::int`
      : Prisma.sql`SELECT NULL::int AS "id" WHERE false`;
  return Prisma.sql`
    WITH sample AS MATERIALIZED (
      SELECT FROM (
        SELECT "closeness" FROM recent LIMIT (SELECT CASE WHEN ${isSuperfluous} THEN 0 ELSE ${sampleCount}::int END)
      ) AS newest WHERE ${isClose} LIMIT ${take}::int
    ), walk AS MATERIALIZED (
      SELECT CASE
        WHEN ${isSuperfluous} THEN 0
        WHEN "promised" >= ${surelyEnough * enoughCount}::int THEN ${recentCount}::int
        WHEN "promised" < ${enoughCount}::int THEN ${sampleCount}::int
        WHEN (
          SELECT count(*) FROM (SELECT "isNamed" FROM recent LIMIT (SELECT ${sampleCount}::int)) AS newest WHERE "isNamed"
        ) * ${rowsPerFewNamed}::int > ${sampleCount}::int THEN ${recentCount}::int
        ELSE ${sampleCount}::int
      END AS "rowCount"
      FROM (SELECT count(*) * ${recentCount / sampleCount}::int AS "promised" FROM sample) AS counted
    ), walked AS NOT MATERIALIZED (
      SELECT "id", "closeness", "leads" FROM recent LIMIT (SELECT "rowCount" FROM walk)
    ), near AS MATERIALIZED (
      SELECT "id" FROM walked WHERE ${isClose} LIMIT ${take}::int
    ), missing AS MATERIALIZED (
      SELECT numnode(indexed) > 0 AND (
        pairs IS NOT NULL OR (SELECT count(*) FROM walked WHERE "leads") * ${rowsPerLead}::int <= "rowCount"
      ) AS "isLed"
      FROM typed, walk
      WHERE "rowCount" > 0 AND (SELECT count(*) FROM near) < ${enoughCount}::int
        AND (SELECT count(*) FROM walked) = "rowCount"
    ), plan AS MATERIALIZED (
      -- A query of nothing but what must not stand there ("T") is none for the index.
      SELECT led, querytree(led) <> 'T' AS "isIndexed", ${most} AS "most"
      FROM (
        SELECT CASE WHEN "isLed" THEN indexed ELSE ${asked} END AS led, "isLed", pairs FROM typed, missing
      ) AS chosen WHERE led IS NOT NULL
    ), named AS MATERIALIZED (
      SELECT "id", ${newestBy}, ${matches} AND ${range} AND ${where} AS "isMatch" FROM ${table}
      WHERE (SELECT "isIndexed" FROM plan) AND ${words} @@ (SELECT led FROM plan) AND ${inOrder}
    ), cut AS MATERIALIZED (
      SELECT (
        SELECT count(*) FROM (SELECT FROM named LIMIT (SELECT "most" + 1 FROM plan)) AS first
      ) > (SELECT "most" FROM plan) AS "isCut"
    )
    SELECT "id" FROM near
    UNION SELECT "id" FROM (
      SELECT "id" FROM named WHERE (SELECT "isCut" FROM cut) IS NOT TRUE AND "isMatch" ${newestFirst} LIMIT ${take}::int
    ) AS older
    UNION SELECT "id" FROM (${beyondMost}) AS beyond
    UNION SELECT "id" FROM (${withoutIndex}) AS walkedOn`;
}

/**
 * Selects the newest rows that match a text.
 * @param search `holds` is what words cannot say. It should hold for most rows with the words
 */
export function candidateIds(search: SearchedRows & Enough & { holds?: Prisma.Sql }): Prisma.Sql {
  const { enoughCount, take, holds } = search;
  const words = columnOf(search);
  const inWords = Prisma.sql`${words} @@ (SELECT whole FROM typed)`;
  const matches = holds ? Prisma.sql`(${holds} AND ${inWords})` : inWords;
  const stage = { words, asked: 'scanned', matches, closeness: 1, enoughCount, take } as const;
  return Prisma.sql`
    WITH ${recentRows(search, Prisma.sql`(CASE WHEN "isNamed" AND ${matches} THEN 1 ELSE 0 END)`)}
    SELECT "id" FROM (${newestMatches(search, stage)}) AS matching`;
}
