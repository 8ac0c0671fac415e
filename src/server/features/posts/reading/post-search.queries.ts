import type { FoundPost } from '../../../../shared/posts.ts';
import { Prisma, type PrismaClient } from '../../../db/generated/client.ts';
import { runSearch } from '../../search/bounded-search.ts';
import { candidateIds } from '../../search/candidates.ts';
import type { TextQuery } from '../../search/text-query.ts';
import { publicPostSql } from '../public-posts.queries.ts';

export interface PostSearch {
  query: TextQuery;
  now: Date;
  take: number;
}

/** How many of the newest posts have to have a word for it to be common, and how many posts are ranked. */
const enoughCount = 50;
const candidateCount = 200;

/** Statement of a search through titles, excerpts and addresses of public posts. */
export function postSearchStatement({ query, now, take }: PostSearch): Prisma.Sql {
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
    SELECT "title", "slug", "excerpt" FROM "BlogPost" WHERE "id" IN (${ids})
    ORDER BY ts_rank("searchVector", ${query.whole}) DESC, "publishedAt" DESC, "id" DESC
    LIMIT ${take}::int`;
}

/** Public posts with the words, best match first. */
export function findPostsByText(db: PrismaClient, search: PostSearch): Promise<FoundPost[]> {
  return runSearch<FoundPost>(db, postSearchStatement(search));
}
