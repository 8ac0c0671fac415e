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

/** How many of the newest posts have to have a word for it to be common, and how many posts are ranked. */
const enoughCount = 50;
const candidateCount = 200;
/** How many posts the index may name by words of their titles: in more of them, a word tells one from another badly. */
const mostTitled = 2_000;

/** The words of titles, as the index over them holds them. */
const titleWords = Prisma.sql`ts_filter("searchVector", '{a}')`;

/** Selects the ids of posts with these words in the title, however old they are: a common word hides them among newer ones. */
function titledIds(words: Prisma.Sql, { query: { pairs }, now }: PostSearch): Prisma.Sql {
  const inOrder = pairs
    ? Prisma.sql`"wordPairs"("searchVector") @> (SELECT ${pairs})`
    : Prisma.sql`true`;
  // A query of nothing but what must not stand there ("T") is none for the index.
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
 * Statement of a search through titles, excerpts and addresses of public posts. Those with the very words in their title
 * come first, then those with their beginnings there, then all others.
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
    SELECT "title", "slug", "excerpt" FROM "BlogPost"
    WHERE "id" IN (
      SELECT "id" FROM (${ids}) AS found
      UNION SELECT "id" FROM (${titledIds(query.exact, search)}) AS exactly
      UNION SELECT "id" FROM (${titledIds(query.whole, search)}) AS begun
    )
    ORDER BY ${titleWords} @@ ${query.exact} DESC, ${titleWords} @@ ${query.whole} DESC,
      ts_rank("searchVector", ${query.whole}) DESC, "publishedAt" DESC, "id" DESC
    LIMIT ${take}::int`;
}

/** Public posts with the words, best match first. */
export function findPostsByText(db: PrismaClient, search: PostSearch): Promise<FoundPost[]> {
  return runSearch<FoundPost>(db, postSearchStatement(search));
}
