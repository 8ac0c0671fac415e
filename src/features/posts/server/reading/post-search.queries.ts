import { Prisma, type PrismaClient } from '../../../../server/db/generated/client.ts';
import { runSearch } from '../../../../server/search/bounded-search.ts';
import { newestMatches, recentRows } from '../../../../server/search/candidates.ts';
import type { TextQuery } from '../../../../server/search/text-query.ts';
import type { FoundPost } from '../../posts.ts';
import { publicPostSql } from '../public-posts.queries.ts';

export interface PostSearch {
  query: TextQuery;
  now: Date;
  take: number;
}

/** A word is common when this many of the newest posts have it, or titles of the newest posts. */
const enough = { posts: 50, titles: 100 };
const candidateCount = 200;
/** Limits matches of the title index. A word in more titles hardly tells posts apart. */
const mostTitled = 2_000;

/** Must equal the expression of the index on title words. */
const titleWords = Prisma.sql`ts_filter("searchVector", '{a}')`;

const matches = Prisma.sql`"searchVector" @@ (SELECT whole FROM typed)`;
const titleMatches = {
  exact: Prisma.sql`${titleWords} @@ (SELECT exact FROM typed)`,
  whole: Prisma.sql`${titleWords} @@ (SELECT whole FROM typed)`,
};
const closeness = Prisma.sql`(
  CASE WHEN ${matches} THEN CASE WHEN ${titleMatches.exact} THEN 3 WHEN ${titleMatches.whole} THEN 2 ELSE 1 END ELSE 0 END)`;

/**
 * Searches titles, excerpts and addresses of public posts.
 * Order: exact words in the title, then their beginnings in the title, then all others. The next ones are looked for when
 * the ones before are too few. Titles are found at any age: newer posts would crowd out older ones for a common word.
 */
export function postSearchStatement({ query, now, take }: PostSearch): Prisma.Sql {
  const search = {
    table: 'BlogPost',
    newestBy: 'publishedAt',
    range: publicPostSql.until(now),
    where: publicPostSql.rest,
    query,
  } as const;
  const titled = (asked: 'exact' | 'whole') => ({
    ...{ asked, words: titleWords, closeness: asked === 'exact' ? 3 : 2 },
    matches: Prisma.sql`${titleMatches[asked]} AND ${matches}`,
    ...{ enoughCount: enough.titles, take: candidateCount, mostIndexed: mostTitled },
  });
  const areEnough = (stage: string) =>
    Prisma.sql`(SELECT count(*) FROM ${Prisma.raw(stage)}) >= ${take}::int`;
  const begun =
    query.exact === query.whole
      ? Prisma.sql`SELECT NULL::int AS "id" WHERE false`
      : newestMatches(search, { ...titled('whole'), isSuperfluous: areEnough('exactly') });
  const others = newestMatches(search, {
    ...{ asked: 'whole', words: Prisma.sql`"searchVector"`, matches, closeness: 1 },
    ...{ enoughCount: enough.posts, take: candidateCount },
    isSuperfluous: Prisma.sql`(${areEnough('exactly')} OR ${areEnough('begun')})`,
  });
  return Prisma.sql`
    WITH ${recentRows(search, closeness)},
    exactly AS MATERIALIZED (${newestMatches(search, titled('exact'))}),
    begun AS MATERIALIZED (${begun}),
    others AS MATERIALIZED (${others})
    SELECT "id", "title", "slug", "excerpt" FROM "BlogPost"
    WHERE "id" = ANY (ARRAY(SELECT "id" FROM exactly UNION SELECT "id" FROM begun UNION SELECT "id" FROM others))
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
