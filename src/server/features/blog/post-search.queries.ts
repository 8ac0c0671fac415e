import type { FoundPost } from '../../../shared/blog.ts';
import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';

export interface PostSearch {
  /** What somebody typed; the last word may be unfinished. */
  text: string;
  now: Date;
  take: number;
}

/** The expression must be that of the index BlogPost_search_idx, to the letter. */
const searchText = Prisma.sql`to_tsvector('simple', "title" || ' ' || "excerpt")`;

/**
 * All words of the text, the last one as a beginning. PostgreSQL splits the text itself, so that names with dots
 * and hyphens are cut the same way on both sides; a text without any word finds nothing.
 */
function searchQuery(text: string): Prisma.Sql {
  const words = Prisma.sql`plainto_tsquery('simple', ${text})`;
  return Prisma.sql`CASE WHEN numnode(${words}) > 0 THEN (${words}::text || ':*')::tsquery END`;
}

/** Statement of a search through titles and excerpts; "public" as in `publicPostWhere`. */
export function postSearchStatement({ text, now, take }: PostSearch): Prisma.Sql {
  const query = searchQuery(text);
  return Prisma.sql`
    SELECT "title", "slug", "excerpt"
    FROM "BlogPost"
    WHERE ${searchText} @@ ${query}
      AND "isPublished" AND "publishedAt" <= ${now}::timestamptz AND "deletedAt" IS NULL
    ORDER BY ts_rank(${searchText}, ${query}) DESC, "publishedAt" DESC, "id" DESC
    LIMIT ${take}::int`;
}

/** Public posts with the words in title or excerpt, best match first. */
export function findPostsByText(db: Db, search: PostSearch): Promise<FoundPost[]> {
  return db.$queryRaw<FoundPost[]>(postSearchStatement(search));
}
