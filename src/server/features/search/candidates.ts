import { Prisma } from '../../db/generated/client.ts';

interface CandidateSearch {
  table: 'BlogPost' | 'ContactRequest' | 'Developer';
  /** The column that says how new a row is; there is an index over it and the id, both descending. */
  newestBy: 'createdAt' | 'publishedAt' | 'updatedAt';
  /** The conditions besides the words. */
  where: Prisma.Sql;
  /** A tsquery over the column "searchVector". */
  query: Prisma.Sql;
  /** A word that so many of the newest rows have is common: older ones are then not looked for. */
  enoughCount: number;
  /** How many candidates are wanted at most, the newest ones. */
  take: number;
}

/** The newest rows, among which a common word is looked for. */
const recentCount = 1_000;

/**
 * Selects the ids of rows that match, the newest ones. A common word is found among the newest rows; only what they do not
 * have is looked up in the index, where it is rare. So neither costs more with more rows, whatever PostgreSQL's statistics
 * say, and nothing makes it walk a table in search of a word that nobody wrote.
 */
export function candidateIds(search: CandidateSearch): Prisma.Sql {
  const { where, query, enoughCount, take } = search;
  const table = Prisma.raw(`"${search.table}"`);
  const newestBy = Prisma.raw(`"${search.newestBy}"`);
  const newestFirst = Prisma.sql`ORDER BY ${newestBy} DESC, "id" DESC`;
  return Prisma.sql`
    WITH recent AS MATERIALIZED (
      SELECT "id", ${newestBy}, "searchVector" FROM ${table} WHERE ${where}
      ${newestFirst} LIMIT ${recentCount}::int
    ), near AS MATERIALIZED (
      SELECT "id" FROM recent WHERE "searchVector" @@ ${query} ${newestFirst} LIMIT ${take}::int
    ), far AS MATERIALIZED (
      SELECT "id", ${newestBy} FROM ${table}
      WHERE (SELECT count(*) FROM near) < ${enoughCount}::int AND "searchVector" @@ ${query} AND ${where}
    )
    SELECT "id" FROM near
    UNION SELECT "id" FROM (SELECT "id" FROM far ${newestFirst} LIMIT ${take}::int) AS rest`;
}
