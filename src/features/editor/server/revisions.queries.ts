import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { postTextColumns } from '../../../server/db/post-columns.ts';

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
