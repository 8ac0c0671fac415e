import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { candidateIds } from '../../../../server/search/candidates.ts';
import type { TextQuery } from '../../../../server/search/text-query.ts';
import type { PostSort, PostStatus } from '../../post-editing.ts';
import { openReview, waitsForReview } from '../reviews.queries.ts';
import { countTagged } from '../tags.queries.ts';

const rowSelect = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  categoryId: true,
  imageUrl: true,
  isPublished: true,
  version: true,
  publishedAt: true,
  unpublishAt: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  heldBack: true,
  category: { select: { name: true } },
  document: { select: { reviews: openReview } },
} satisfies Prisma.BlogPostSelect;

export type StoredPostRow = Prisma.BlogPostGetPayload<{ select: typeof rowSelect }>;

export interface PostFilter {
  status: PostStatus | undefined;
  categoryId: number | undefined;
  authorId: number | undefined;
  tagged: { tagId: number; condition: Prisma.Sql } | undefined;
  ids: readonly number[] | undefined;
  isReady: boolean;
  now: Date;
}

/** Repeats the predicates of the partial indexes so that Postgres uses them. */
function statusCondition(status: PostStatus | undefined, now: Date): Prisma.Sql {
  switch (status) {
    case undefined:
      return Prisma.sql`"deletedAt" IS NULL`;
    case 'deleted':
      return Prisma.sql`"deletedAt" IS NOT NULL`;
    case 'draft':
      return Prisma.sql`"deletedAt" IS NULL AND (NOT "isPublished" OR "publishedAt" IS NULL)`;
    case 'scheduled':
      return Prisma.sql`"deletedAt" IS NULL AND "isPublished" AND "publishedAt" > ${now}::timestamptz`;
    case 'published':
      return Prisma.sql`"deletedAt" IS NULL AND "isPublished" AND "publishedAt" <= ${now}::timestamptz`;
  }
}

function conditionOf(filter: PostFilter): Prisma.Sql {
  const { status, categoryId, authorId, tagged, ids, isReady, now } = filter;
  const conditions = [statusCondition(status, now)];
  if (categoryId !== undefined) conditions.push(Prisma.sql`"categoryId" = ${categoryId}::int`);
  if (authorId !== undefined) conditions.push(Prisma.sql`"authorId" = ${authorId}::int`);
  if (tagged) conditions.push(tagged.condition);
  if (isReady) conditions.push(waitsForReview);
  if (ids) conditions.push(Prisma.sql`"id" = ANY(${ids}::int[])`);
  return Prisma.join(conditions, ' AND ');
}

/** Each order has its own index. Posts without `publishedAt` sort first. */
const orders = {
  updated: Prisma.sql`"updatedAt" DESC, "id" DESC`,
  created: Prisma.sql`"createdAt" DESC, "id" DESC`,
  published: Prisma.sql`"publishedAt" DESC, "id" DESC`,
  title: Prisma.sql`lower("title"), "id"`,
} as const satisfies Record<PostSort, Prisma.Sql>;

const mostFound = 1_000;
/** Stops searching older posts for a word with this many recent matches. */
const enoughFound = 200;

/** Covers every status. A phrase query skips the content. */
export function dashboardSearchStatement(query: TextQuery): Prisma.Sql {
  return candidateIds({
    table: 'BlogPost',
    words: query.pairs ? 'searchVector' : 'textVector',
    newestBy: 'updatedAt',
    range: Prisma.sql`true`,
    where: Prisma.sql`true`,
    query,
    enoughCount: enoughFound,
    take: mostFound,
  });
}

export async function findPostIdsByText(db: Db, query: TextQuery): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>(dashboardSearchStatement(query));
  return rows.map(({ id }) => id);
}

export interface ListPage {
  sort: PostSort;
  skip: number;
  take: number;
}

export function postListStatement(filter: PostFilter, { sort, skip, take }: ListPage): Prisma.Sql {
  return Prisma.sql`
    SELECT "id" FROM "BlogPost" WHERE ${conditionOf(filter)}
    ORDER BY ${orders[sort]} LIMIT ${take}::int OFFSET ${skip}::int`;
}

export async function findPostRows(
  db: Db,
  filter: PostFilter,
  page: ListPage,
): Promise<StoredPostRow[]> {
  const ids = (await db.$queryRaw<{ id: number }[]>(postListStatement(filter, page))).map(
    ({ id }) => id,
  );
  const rows = await db.blogPost.findMany({ where: { id: { in: ids } }, select: rowSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function tally(db: Db, where: Prisma.PostTallyWhereInput): Promise<number> {
  const { _sum } = await db.postTally.aggregate({ where, _sum: { postCount: true } });
  return _sum.postCount ?? 0;
}

async function countRows(db: Db, filter: PostFilter): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT count(*)::int AS "count" FROM "BlogPost" WHERE ${conditionOf(filter)}`);
  return row?.count ?? 0;
}

/** Uses the tally where possible: without ids, tag, author or review. Scheduled posts are always counted. */
export async function countPosts(db: Db, filter: PostFilter): Promise<number> {
  const { status, categoryId, authorId, tagged, ids, isReady } = filter;
  const isTagAlone =
    tagged && !ids && !isReady && categoryId === undefined && authorId === undefined;
  if (isTagAlone && status === undefined) {
    return countTagged(db, tagged.tagId, statusCondition('deleted', filter.now));
  }
  if (ids || isReady || tagged || authorId !== undefined || status === 'scheduled')
    return countRows(db, filter);
  const category = categoryId === undefined ? {} : { categoryId };
  switch (status) {
    case undefined:
      return tally(db, { ...category, isDeleted: false });
    case 'deleted':
      return tally(db, { ...category, isDeleted: true });
    case 'draft':
      return tally(db, { ...category, isDeleted: false, isDraft: true });
    case 'published': {
      const [dated, scheduled] = await Promise.all([
        tally(db, { ...category, isDeleted: false, isDraft: false }),
        countRows(db, { ...filter, status: 'scheduled' }),
      ]);
      return dated - scheduled;
    }
  }
}
