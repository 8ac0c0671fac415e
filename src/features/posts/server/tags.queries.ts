import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import type { PostTag } from '../posts.ts';

const tagSelect = { id: true, name: true, slug: true } satisfies Prisma.TagSelect;

export interface KeyedTag extends PostTag {
  nameKey: string;
}

export async function findTagsOf(
  db: Db,
  postIds: readonly number[],
): Promise<Map<number, PostTag[]>> {
  const rows = await db.postTag.findMany({
    where: { postId: { in: [...postIds] } },
    orderBy: { tag: { nameKey: 'asc' } },
    select: { postId: true, tag: { select: tagSelect } },
  });
  const byPost = new Map<number, PostTag[]>();
  for (const { postId, tag } of rows) byPost.set(postId, [...(byPost.get(postId) ?? []), tag]);
  return byPost;
}

export function findTags(db: Db, take: number): Promise<PostTag[]> {
  return db.tag.findMany({ orderBy: { nameKey: 'asc' }, take, select: tagSelect });
}

export function findTagBySlug(db: Db, slug: string): Promise<PostTag | null> {
  return db.tag.findUnique({ where: { slug }, select: tagSelect });
}

export function findTagsByKeys(db: Db, keys: readonly string[]): Promise<KeyedTag[]> {
  return db.tag.findMany({
    where: { nameKey: { in: [...keys] } },
    select: { ...tagSelect, nameKey: true },
  });
}

export async function findTakenTagSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.tag.findMany({
    where: { slug: { in: [...slugs] } },
    select: { slug: true },
  });
  return new Set(rows.map(({ slug }) => slug));
}

export function insertTag(
  tx: Db,
  data: { name: string; nameKey: string; slug: string },
): Promise<KeyedTag> {
  return tx.tag.create({ data, select: { ...tagSelect, nameKey: true } });
}

/** @returns ids of the tags that the post lost */
export async function writeTagsOf(
  tx: Db,
  postId: number,
  tagIds: readonly number[],
): Promise<number[]> {
  const where = { postId, tagId: { notIn: [...tagIds] } };
  const former = await tx.postTag.findMany({ where, select: { tagId: true } });
  await tx.postTag.deleteMany({ where });
  await tx.postTag.createMany({
    data: tagIds.map((tagId) => ({ postId, tagId })),
    skipDuplicates: true,
  });
  return former.map(({ tagId }) => tagId);
}

export async function removeUnusedTags(db: Db, tagIds?: readonly number[]): Promise<void> {
  const meant = tagIds ? Prisma.sql`"id" = ANY(${tagIds}::int[])` : Prisma.sql`true`;
  await db.$executeRaw`
    DELETE FROM "Tag" WHERE ${meant}
      AND NOT EXISTS (SELECT 1 FROM "PostTag" WHERE "tagId" = "Tag"."id")`;
}

/** Tags with more posts are common: a walk through a list meets them often enough. */
const mostGathered = 10_000;

/** Condition for lists in any order. Names the posts of a rare tag; for a common one, the list tests row by row until a page is full. */
export async function tagCondition(db: Db, tagId: number): Promise<Prisma.Sql> {
  const rows = await db.$queryRaw<{ postId: number }[]>(Prisma.sql`
    SELECT "postId" FROM "PostTag" WHERE "tagId" = ${tagId}::int LIMIT ${mostGathered + 1}::int`);
  if (rows.length <= mostGathered) {
    return Prisma.sql`"id" = ANY(${rows.map(({ postId }) => postId)}::int[])`;
  }
  // With EXISTS, PostgreSQL would hash all posts that have the tag.
  return Prisma.sql`coalesce((
    SELECT true FROM "PostTag" WHERE "postId" = "BlogPost"."id" AND "tagId" = ${tagId}::int), false)`;
}

/** Counts posts with a tag, minus those of a condition. That condition must match few rows and use an index. */
export async function countTagged(db: Db, tagId: number, except: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>(Prisma.sql`
    SELECT (SELECT count(*)::int FROM "PostTag" WHERE "tagId" = ${tagId}::int) - (
      SELECT count(*)::int FROM "BlogPost" WHERE ${except} AND coalesce((
        SELECT true FROM "PostTag" WHERE "postId" = "BlogPost"."id" AND "tagId" = ${tagId}::int), false)
    ) AS "count"`);
  return row?.count ?? 0;
}
