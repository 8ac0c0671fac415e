import type { PostStatus } from '../../../shared/post-editing.ts';
import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { postTextColumns } from '../../db/post-columns.ts';
import { type PurgeMode, purgeRows } from '../../purge-mode.ts';
import { candidateIds } from '../search/candidates.ts';
import type { TextQuery } from '../search/text-query.ts';

const fieldSelect = {
  ...postTextColumns,
  isPublished: true,
} satisfies Prisma.BlogPostSelect;

const storedSelect = {
  id: true,
  ...fieldSelect,
  version: true,
  publishedAt: true,
  authorId: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  revisions: { select: { version: true, savedBy: true }, orderBy: { version: 'desc' }, take: 1 },
} satisfies Prisma.BlogPostSelect;

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
  updatedAt: true,
  deletedAt: true,
  category: { select: { name: true } },
} satisfies Prisma.BlogPostSelect;

/** A post of any status, as the editor works on it. */
export type StoredPost = Prisma.BlogPostGetPayload<{ select: typeof storedSelect }>;
export type StoredPostRow = Prisma.BlogPostGetPayload<{ select: typeof rowSelect }>;
/** The columns that a save may write. */
export type PostColumns = Pick<StoredPost, keyof typeof fieldSelect | 'publishedAt' | 'deletedAt'>;

export function findPost(db: Db, id: number): Promise<StoredPost | null> {
  return db.blogPost.findUnique({ where: { id }, select: storedSelect });
}

/** Reads a post and keeps every other save of it waiting until the transaction ends. */
export async function lockPost(tx: Db, id: number): Promise<StoredPost | null> {
  await tx.$queryRaw`SELECT 1 FROM "BlogPost" WHERE "id" = ${id} FOR UPDATE`;
  return findPost(tx, id);
}

/** Who began a post; null where nobody knows, or where there is none. */
export async function findPostAuthor(db: Db, id: number): Promise<number | null> {
  const post = await db.blogPost.findUnique({ where: { id }, select: { authorId: true } });
  return post?.authorId ?? null;
}

const publicationSelect = {
  id: true,
  isPublished: true,
  publishedAt: true,
  deletedAt: true,
} satisfies Prisma.BlogPostSelect;

export type PostPublication = Prisma.BlogPostGetPayload<{ select: typeof publicationSelect }>;

export function findPublication(db: Db, id: number): Promise<PostPublication | null> {
  return db.blogPost.findUnique({ where: { id }, select: publicationSelect });
}

export function findScheduledPosts(db: Db, now: Date): Promise<PostPublication[]> {
  return db.blogPost.findMany({
    where: statusWhere('scheduled', now),
    select: publicationSelect,
  });
}

export async function insertPost(
  tx: Db,
  data: PostColumns & { authorId: number },
): Promise<number> {
  const { id } = await tx.blogPost.create({ data, select: { id: true } });
  return id;
}

export async function updatePost(
  tx: Db,
  id: number,
  data: Partial<PostColumns> & { version: number },
): Promise<void> {
  await tx.blogPost.update({ where: { id }, data, select: { id: true } });
}

function statusWhere(status: PostStatus | undefined, now: Date): Prisma.BlogPostWhereInput {
  switch (status) {
    case undefined:
      return { deletedAt: null };
    case 'deleted':
      return { deletedAt: { not: null } };
    case 'draft':
      return { deletedAt: null, OR: [{ isPublished: false }, { publishedAt: null }] };
    case 'scheduled':
      return { deletedAt: null, isPublished: true, publishedAt: { gt: now } };
    case 'published':
      return { deletedAt: null, isPublished: true, publishedAt: { lte: now } };
  }
}

export interface PostFilter {
  status: PostStatus | undefined;
  categoryId: number | undefined;
  /** Whose posts are meant; undefined for everybody's. */
  authorId: number | undefined;
  /** The only posts that are meant; undefined for all. */
  ids: readonly number[] | undefined;
  now: Date;
}

function filterWhere(filter: PostFilter): Prisma.BlogPostWhereInput {
  const { status, categoryId, authorId, ids, now } = filter;
  return {
    AND: [
      statusWhere(status, now),
      categoryId === undefined ? {} : { categoryId },
      authorId === undefined ? {} : { authorId },
      ids ? { id: { in: [...ids] } } : {},
    ],
  };
}

/** Posts that a search of the dashboard answers at most, the last changed ones. */
const mostFound = 1_000;
/** A word that so many of the last changed thousand have is not looked for in older ones. */
const enoughFound = 200;

/** Posts of any status with the words in title, excerpt or address. */
export function dashboardSearchStatement(query: TextQuery): Prisma.Sql {
  return candidateIds({
    table: 'BlogPost',
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

export function findPostRows(
  db: Db,
  filter: PostFilter,
  page: { skip: number; take: number },
): Promise<StoredPostRow[]> {
  return db.blogPost.findMany({
    where: filterWhere(filter),
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    ...page,
    select: rowSelect,
  });
}

async function tally(db: Db, where: Prisma.PostTallyWhereInput): Promise<number> {
  const { _sum } = await db.postTally.aggregate({ where, _sum: { postCount: true } });
  return _sum.postCount ?? 0;
}

/** Without ids and of all authors, all but those that wait for their time come from the tally. */
export async function countPosts(db: Db, filter: PostFilter): Promise<number> {
  const { status, categoryId, authorId, ids } = filter;
  if (ids || authorId !== undefined || status === 'scheduled') {
    return db.blogPost.count({ where: filterWhere(filter) });
  }
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
        countPosts(db, { ...filter, status: 'scheduled' }),
      ]);
      return dated - scheduled;
    }
  }
}

/** The slugs among these that a post holds already. */
export async function findTakenSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.blogPost.findMany({
    where: { slug: { in: [...slugs] } },
    select: { slug: true },
  });
  return new Set(rows.map((row) => row.slug));
}

export async function upsertRedirect(tx: Db, slug: string, postId: number): Promise<void> {
  await tx.blogSlugRedirect.upsert({
    where: { slug },
    create: { slug, postId },
    update: { postId },
    select: { slug: true },
  });
}

export async function deleteRedirect(tx: Db, slug: string): Promise<void> {
  await tx.blogSlugRedirect.deleteMany({ where: { slug } });
}

export function purgeDeletedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.blogPost, { deletedAt: { lt: before } }, mode);
}
