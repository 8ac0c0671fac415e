import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const detailSelect = {
  byline: true,
  canonicalUrl: true,
  socialImageUrl: true,
  language: true,
  authorId: true,
} satisfies Prisma.BlogPostSelect;

export type StoredDetails = Prisma.BlogPostGetPayload<{ select: typeof detailSelect }>;

export function findDetails(db: Db, id: number): Promise<StoredDetails | null> {
  return db.blogPost.findUnique({ where: { id }, select: detailSelect });
}

export async function updateDetails(
  tx: Db,
  id: number,
  data: Partial<StoredDetails>,
): Promise<void> {
  await tx.blogPost.update({ where: { id }, data, select: { id: true } });
}

const formerSelect = {
  id: true,
  tags: true,
  byline: true,
  canonicalUrl: true,
  socialImageUrl: true,
  language: true,
  replacedBy: true,
  replacedAt: true,
} satisfies Prisma.FormerPostDetailsSelect;

export function findFormerDetails(db: Db, postId: number) {
  return db.formerPostDetails.findMany({
    where: { postId },
    orderBy: { id: 'desc' },
    select: formerSelect,
  });
}

export async function insertFormerDetails(
  tx: Db,
  data: Prisma.FormerPostDetailsCreateManyInput,
  keptCount: number,
): Promise<void> {
  await tx.formerPostDetails.createMany({ data: [data] });
  const beyond = await tx.formerPostDetails.findFirst({
    where: { postId: data.postId },
    orderBy: { id: 'desc' },
    skip: keptCount,
    select: { id: true },
  });
  if (!beyond) return;
  await tx.formerPostDetails.deleteMany({ where: { postId: data.postId, id: { lte: beyond.id } } });
}

export function findAuthors(db: Db): Promise<{ id: number; username: string }[]> {
  return db.admin.findMany({
    where: { disabledAt: null },
    orderBy: { username: 'asc' },
    select: { id: true, username: true },
  });
}
