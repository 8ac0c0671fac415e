import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { postTextColumns } from '../../db/post-columns.ts';

/** The one definition of "public": published, its time has come, and not deleted. */
export function publicPostWhere(now: Date) {
  return {
    isPublished: true,
    publishedAt: { lte: now },
    deletedAt: null,
  } satisfies Prisma.BlogPostWhereInput;
}

export const postSelect = {
  id: true,
  ...postTextColumns,
  isPublished: true,
  updatedAt: true,
  publishedAt: true,
} satisfies Prisma.BlogPostSelect;

/** A post that is read alone also says its version, for the ETag. */
const singleSelect = { ...postSelect, version: true } satisfies Prisma.BlogPostSelect;

const cardSelect = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  categoryId: true,
  imageUrl: true,
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

export interface PostPageQuery {
  now: Date;
  categoryId: number | undefined;
  /** Id of the last post of the page before; the page starts after it. */
  cursor: number | undefined;
  take: number;
}

/** Where a page that follows the cursor's post begins, newest first; null when that post is no longer public. */
async function afterCursor(
  db: Db,
  query: PostPageQuery,
): Promise<Prisma.BlogPostWhereInput | null> {
  if (query.cursor === undefined) return {};
  const last = await db.blogPost.findFirst({
    where: { id: query.cursor, ...publicPostWhere(query.now) },
    select: { id: true, publishedAt: true },
  });
  if (!last?.publishedAt) return null;
  return {
    OR: [
      { publishedAt: { lt: last.publishedAt } },
      { publishedAt: last.publishedAt, id: { lt: last.id } },
    ],
  };
}

async function pageArguments(db: Db, query: PostPageQuery) {
  const after = await afterCursor(db, query);
  if (!after) return null;
  const category = query.categoryId === undefined ? {} : { categoryId: query.categoryId };
  return {
    where: { AND: [publicPostWhere(query.now), category, after] },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    take: query.take,
  } satisfies Prisma.BlogPostFindManyArgs;
}

export async function findPublicPosts(db: Db, query: PostPageQuery): Promise<PostRow[]> {
  const page = await pageArguments(db, query);
  return page ? db.blogPost.findMany({ ...page, select: postSelect }) : [];
}

export async function findPublicCards(db: Db, query: PostPageQuery): Promise<PostCardRow[]> {
  const page = await pageArguments(db, query);
  return page ? db.blogPost.findMany({ ...page, select: cardSelect }) : [];
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

/** A post as only an admin may see it: drafts and scheduled posts too. */
export function findAnyPostBySlug(db: Db, slug: string): Promise<SinglePostRow | null> {
  return db.blogPost.findFirst({ where: { slug, deletedAt: null }, select: singleSelect });
}

/** The present slug of the public post that once had this slug, for a permanent redirect. */
export async function findRedirectTarget(db: Db, slug: string, now: Date): Promise<string | null> {
  const found = await db.blogSlugRedirect.findFirst({
    where: { slug, post: publicPostWhere(now) },
    select: { post: { select: { slug: true } } },
  });
  return found?.post.slug ?? null;
}
