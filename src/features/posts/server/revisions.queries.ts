import type { Db } from '../../../server/db/client.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import { postTextColumns } from '../../../server/db/post-columns.ts';
import { purgeWhere } from '../../../server/db/purge-where.ts';
import type { PurgeMode } from '../../../server/purge-mode.ts';

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

/** Deletes or counts versions of posts, except for the newest of each. */
export function purgeRevisionsBeyond(db: Db, keptCount: number, mode: PurgeMode): Promise<number> {
  const condition = Prisma.sql`r."version" <= (
    SELECT p."version" FROM "BlogPost" AS p WHERE p."id" = r."postId") - ${keptCount}::int`;
  return purgeWhere(db, Prisma.sql`"BlogPostRevision" AS r`, condition, mode);
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
