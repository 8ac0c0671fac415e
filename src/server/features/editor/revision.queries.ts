import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { postTextColumns } from '../../db/post-columns.ts';

const rowSelect = {
  version: true,
  title: true,
  savedBy: true,
  createdAt: true,
  isPublished: true,
} satisfies Prisma.BlogPostRevisionSelect;

const revisionSelect = {
  ...rowSelect,
  ...postTextColumns,
} satisfies Prisma.BlogPostRevisionSelect;

/** Keeps one version; a version that is kept already stays as it is. */
export async function insertRevision(
  tx: Db,
  data: Prisma.BlogPostRevisionCreateManyInput,
): Promise<void> {
  await tx.blogPostRevision.createMany({ data: [data], skipDuplicates: true });
}

export async function deleteRevisionsUpTo(tx: Db, postId: number, version: number): Promise<void> {
  await tx.blogPostRevision.deleteMany({ where: { postId, version: { lte: version } } });
}

export function findRevisionRows(db: Db, postId: number) {
  return db.blogPostRevision.findMany({
    where: { postId },
    orderBy: { version: 'desc' },
    select: rowSelect,
  });
}

export function findRevision(db: Db, postId: number, version: number) {
  return db.blogPostRevision.findUnique({
    where: { postId_version: { postId, version } },
    select: revisionSelect,
  });
}
