import type { Db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client.ts';

const detailSelect = {
  byline: true,
  canonicalUrl: true,
  socialImageUrl: true,
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

/** Who can be given a post: everybody who can sign in, by name. */
export function findAuthors(db: Db): Promise<{ id: number; username: string }[]> {
  return db.admin.findMany({
    where: { disabledAt: null },
    orderBy: { username: 'asc' },
    select: { id: true, username: true },
  });
}
