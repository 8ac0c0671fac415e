import { Prisma, type PrismaClient } from '../../../../server/db/generated/client.ts';
import { runSearch } from '../../../../server/search/bounded-search.ts';
import { candidateIds } from '../../../../server/search/candidates.ts';
import type { TextQuery } from '../../../../server/search/text-query.ts';
import type { FoundPost } from '../../posts.ts';
import { publicPostSql } from '../public-posts.queries.ts';

export interface PostSearch {
  query: TextQuery;
  now: Date;
  take: number;
}

/** A word is common when this many of the newest posts have it. */
const enoughCount = 50;
const candidateCount = 200;
/** Limits matches of the title index. A word in more titles hardly tells posts apart. */
const mostTitled = 2_000;

/** Must equal the expression of the index on title words. */
const titleWords = Prisma.sql`ts_filter("searchVector", '{a}')`;

/** Finds posts of any age by their titles. Without it, newer posts crowd out older ones for a common word. */
function titledIds(words: Prisma.Sql, { query: { pairs }, now }: PostSearch): Prisma.Sql {
  const inOrder = pairs
    ? Prisma.sql`"wordPairs"("searchVector") @> (SELECT ${pairs})`
    : Prisma.sql`true`;
  // A query of excluded words only ("T") cannot use the index.
  return Prisma.sql`
    SELECT "id" FROM (
      SELECT "id", "publishedAt", ${publicPostSql.until(now)} AND ${publicPostSql.rest} AS "isPublic"
      FROM "BlogPost"
      WHERE (SELECT querytree(${words}) <> 'T') AND ${titleWords} @@ (SELECT ${words}) AND ${inOrder}
      LIMIT ${mostTitled}::int
    ) AS titled
    WHERE "isPublic" ORDER BY "publishedAt" DESC, "id" DESC LIMIT ${candidateCount}::int`;
}

/**
 * Searches titles, excerpts and addresses of public posts.
 * Order: exact words in the title, then their beginnings in the title, then all others.
 */
export function postSearchStatement(search: PostSearch): Prisma.Sql {
  const { query, now, take } = search;
  const ids = candidateIds({
    table: 'BlogPost',
    newestBy: 'publishedAt',
    range: publicPostSql.until(now),
    where: publicPostSql.rest,
    query,
    enoughCount,
    take: candidateCount,
  });
  return Prisma.sql`
    SELECT "id", "title", "slug", "excerpt" FROM "BlogPost"
    WHERE "id" IN (
      SELECT "id" FROM (${ids}) AS found
      UNION SELECT "id" FROM (${titledIds(query.exact, search)}) AS exactly
      UNION SELECT "id" FROM (${titledIds(query.whole, search)}) AS begun
    )
    ORDER BY ${titleWords} @@ ${query.exact} DESC, ${titleWords} @@ ${query.whole} DESC,
      ts_rank("searchVector", ${query.whole}) DESC, "publishedAt" DESC, "id" DESC
    LIMIT ${take}::int`;
}

interface FoundRow extends FoundPost {
  id: number;
}

export function findPostsByText(db: PrismaClient, search: PostSearch): Promise<FoundRow[]> {
  return runSearch<FoundRow>(db, postSearchStatement(search));
}
