import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { postTextColumns } from '../../../server/db/post-columns.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { openReview } from './reviews.queries.ts';

const fieldSelect = {
  ...postTextColumns,
  isPublished: true,
} satisfies Prisma.BlogPostSelect;

const storedSelect = {
  id: true,
  ...fieldSelect,
  version: true,
  publishedAt: true,
  unpublishAt: true,
  authorId: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  heldBack: true,
  document: {
    select: {
      versions: {
        where: { kind: 'revision' },
        select: { version: true, savedBy: true },
        orderBy: { version: 'desc' },
        take: 1,
      },
      reviews: openReview,
    },
  },
} satisfies Prisma.BlogPostSelect;

export type StoredPost = Prisma.BlogPostGetPayload<{ select: typeof storedSelect }>;
export type PostColumns = Pick<
  StoredPost,
  keyof typeof fieldSelect | 'publishedAt' | 'unpublishAt' | 'deletedAt'
>;

export function findPost(db: Db, id: number): Promise<StoredPost | null> {
  return db.blogPost.findUnique({ where: { id }, select: storedSelect });
}

/** Locks the document, as everybody who saves its autosave does. */
export async function lockPost(tx: Db, id: number): Promise<StoredPost | null> {
  await tx.$queryRaw`SELECT 1 FROM "Document" WHERE "id" = ${id} FOR UPDATE`;
  return findPost(tx, id);
}

export async function findPostAuthor(db: Db, id: number): Promise<number | null> {
  const post = await db.blogPost.findUnique({ where: { id }, select: { authorId: true } });
  return post?.authorId ?? null;
}

const publicationSelect = {
  id: true,
  isPublished: true,
  publishedAt: true,
  unpublishAt: true,
  deletedAt: true,
} satisfies Prisma.BlogPostSelect;

export type PostPublication = Prisma.BlogPostGetPayload<{ select: typeof publicationSelect }>;

export function findPublication(db: Db, id: number): Promise<PostPublication | null> {
  return db.blogPost.findUnique({ where: { id }, select: publicationSelect });
}

/** Posts whose publication begins or ends later. */
export function findPlannedPosts(db: Db, now: Date): Promise<PostPublication[]> {
  const isAhead = [{ publishedAt: { gt: now } }, { unpublishAt: { not: null } }];
  return db.blogPost.findMany({
    where: { deletedAt: null, isPublished: true, OR: isAhead },
    select: publicationSelect,
  });
}

export async function insertPost(
  tx: Db,
  data: PostColumns & { authorId: number | null; id?: number },
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

/** Sets the reasons against publication. Creates no version of the post. */
export async function setHeldBack(tx: Db, id: number, heldBack: readonly string[]): Promise<void> {
  const data = { heldBack: [...heldBack] };
  await tx.blogPost.update({ where: { id }, data, select: { id: true } });
}

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

export async function removePost(tx: Db, id: number): Promise<void> {
  await tx.blogPost.delete({ where: { id }, select: { id: true } });
}

export function purgeDeletedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.blogPost, { deletedAt: { lt: before } }, mode);
}
