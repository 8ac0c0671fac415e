import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import { postTextColumns } from '../../../server/db/post-columns.ts';
import { unestimated } from '../../../server/db/unestimated.ts';

/** The one definition of "public": published, due and not deleted. `publicPostSql` is the same in SQL. */
export function publicPostWhere(now: Date) {
  return {
    isPublished: true,
    publishedAt: { lte: now },
    deletedAt: null,
  } satisfies Prisma.BlogPostWhereInput;
}

/** Splits `publicPostWhere` into the range of the index that lists walk, and the rest. */
export const publicPostSql = {
  until: (now: Date) => Prisma.sql`"publishedAt" <= ${now}::timestamptz`,
  rest: Prisma.sql`"isPublished" AND "deletedAt" IS NULL`,
};

export const postSelect = {
  id: true,
  ...postTextColumns,
  isPublished: true,
  updatedAt: true,
  publishedAt: true,
} satisfies Prisma.BlogPostSelect;

const singleSelect = {
  ...postSelect,
  version: true,
  byline: true,
  canonicalUrl: true,
  socialImageUrl: true,
  language: true,
} satisfies Prisma.BlogPostSelect;

const cardSelect = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  categoryId: true,
  imageUrl: true,
  language: true,
  publishedAt: true,
} satisfies Prisma.BlogPostSelect;

export type PostRow = Prisma.BlogPostGetPayload<{ select: typeof postSelect }>;
export type SinglePostRow = Prisma.BlogPostGetPayload<{ select: typeof singleSelect }>;
export type PostCardRow = Prisma.BlogPostGetPayload<{ select: typeof cardSelect }>;

export function findCategories(db: Db) {
  return db.blogCategory.findMany({
    select: { id: true, name: true, description: true },
    orderBy: { id: 'asc' },
  });
}

export function findPublicTitles(db: Db, { now, take }: { now: Date; take: number }) {
  return db.blogPost.findMany({
    where: publicPostWhere(now),
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take,
    select: { slug: true, title: true },
  });
}

export function findTitlesBySlugs(db: Db, slugs: readonly string[], now: Date) {
  return db.blogPost.findMany({
    where: { slug: { in: [...slugs] }, ...publicPostWhere(now) },
    select: { slug: true, title: true },
  });
}

export interface PostPageQuery {
  now: Date;
  categoryId: number | undefined;
  tagged?: Prisma.Sql | undefined;
  /** Id of the last post of the previous page; the page starts after it. */
  cursor: number | undefined;
  take: number;
}

async function rangeOf(db: Db, { cursor, now }: PostPageQuery): Promise<Prisma.Sql | null> {
  if (cursor === undefined) return publicPostSql.until(now);
  const last = await db.blogPost.findFirst({
    where: { id: cursor, ...publicPostWhere(now) },
    select: { publishedAt: true },
  });
  return (
    last && Prisma.sql`("publishedAt", "id") < (${last.publishedAt}::timestamptz, ${cursor}::int)`
  );
}

/** Newest first. Null when the page is empty because its cursor is no longer public. */
export async function postPageStatement(
  db: Db,
  query: PostPageQuery,
  columns: Prisma.BlogPostSelect,
): Promise<Prisma.Sql | null> {
  const range = await rangeOf(db, query);
  if (!range) return null;
  const { categoryId, tagged = Prisma.sql`true`, take } = query;
  const category =
    categoryId === undefined
      ? unestimated(publicPostSql.rest)
      : Prisma.sql`"categoryId" = ${categoryId}::int AND "isPublished" AND ${unestimated(publicPostSql.rest)}`;
  const names = Prisma.raw(
    Object.keys(columns)
      .map((name) => `"${name}"`)
      .join(', '),
  );
  return Prisma.sql`
    SELECT ${names} FROM "BlogPost" WHERE ${range} AND ${category} AND ${tagged}
    ORDER BY "publishedAt" DESC, "id" DESC LIMIT ${take}::int`;
}

export async function findPublicPosts(db: Db, query: PostPageQuery): Promise<PostRow[]> {
  const page = await postPageStatement(db, query, postSelect);
  return page ? db.$queryRaw<PostRow[]>(page) : [];
}

export async function findPublicCards(db: Db, query: PostPageQuery): Promise<PostCardRow[]> {
  const page = await postPageStatement(db, query, cardSelect);
  return page ? db.$queryRaw<PostCardRow[]>(page) : [];
}

export function findPublicPostBySlug(
  db: Db,
  slug: string,
  now: Date,
): Promise<SinglePostRow | null> {
  return db.blogPost.findFirst({
    where: { slug, ...publicPostWhere(now) },
    select: singleSelect,
  });
}

/** Includes drafts and scheduled posts: for admins only. `authorId` undefined includes all authors. */
export function findAnyPostBySlug(
  db: Db,
  slug: string,
  authorId: number | undefined,
): Promise<SinglePostRow | null> {
  const where = { slug, deletedAt: null, ...(authorId === undefined ? {} : { authorId }) };
  return db.blogPost.findFirst({ where, select: singleSelect });
}

export async function findRedirectTarget(db: Db, slug: string, now: Date): Promise<string | null> {
  const found = await db.blogSlugRedirect.findFirst({
    where: { slug, post: publicPostWhere(now) },
    select: { post: { select: { slug: true } } },
  });
  return found?.post.slug ?? null;
}
