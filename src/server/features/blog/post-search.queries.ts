import type { FoundPost } from '../../../shared/blog.ts';
import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';

export interface PostSearch {
  /** The tsquery to search by. */
  query: Prisma.Sql;
  now: Date;
  take: number;
}

/** The newest posts among which a common word is looked for, and how many of them have to have it. */
const recentCount = 1_000;
const enoughCount = 50;
/** Posts of a rarer word that are ranked. */
const candidateCount = 1_000;

/**
 * Statement of a search through titles, excerpts and addresses; "public" as in `publicPostWhere`. A common word is ranked
 * among the newest posts, so that its cost does not grow with their number; only what they do not have is looked up in
 * the index, where it is rare.
 */
export function postSearchStatement({ query, now, take }: PostSearch): Prisma.Sql {
  const columns = Prisma.sql`"id", "title", "slug", "excerpt", "publishedAt", "searchVector"`;
  const isPublic = Prisma.sql`
    "isPublished" AND "publishedAt" <= ${now}::timestamptz AND "deletedAt" IS NULL`;
  return Prisma.sql`
    WITH recent AS MATERIALIZED (
      SELECT ${columns} FROM "BlogPost" WHERE ${isPublic}
      ORDER BY "publishedAt" DESC, "id" DESC LIMIT ${recentCount}::int
    ), near AS MATERIALIZED (
      SELECT ${columns} FROM recent WHERE "searchVector" @@ ${query}
    ), far AS MATERIALIZED (
      SELECT ${columns} FROM "BlogPost"
      WHERE (SELECT count(*) FROM near) < ${enoughCount}::int AND "searchVector" @@ ${query} AND ${isPublic}
      LIMIT ${candidateCount}::int
    )
    SELECT "title", "slug", "excerpt"
    FROM (SELECT ${columns} FROM near UNION SELECT ${columns} FROM far) AS candidate
    ORDER BY ts_rank("searchVector", ${query}) DESC, "publishedAt" DESC, "id" DESC
    LIMIT ${take}::int`;
}

/** Public posts with the words, best match first. */
export function findPostsByText(db: Db, search: PostSearch): Promise<FoundPost[]> {
  return db.$queryRaw<FoundPost[]>(postSearchStatement(search));
}
