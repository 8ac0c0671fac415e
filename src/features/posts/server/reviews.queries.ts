import type { Db } from '../../../server/db/client.ts';
import { Prisma, type ReviewOutcome } from '../../../server/db/generated/client.ts';

/** Selects the open review of a document. */
export const openReview = {
  where: { endedAt: null },
  select: { readyAt: true, readyBy: true },
  take: 1,
} satisfies Prisma.Document$reviewsArgs;

export async function insertReview(
  tx: Db,
  data: { documentId: number; readyAt: Date; readyBy: string },
): Promise<void> {
  await tx.review.create({ data, select: { id: true } });
}

/** @returns false when no review is open */
export async function closeReview(
  tx: Db,
  documentId: number,
  end: { endedAt: Date; endedBy: string; outcome: ReviewOutcome },
): Promise<boolean> {
  return (
    (await tx.review.updateMany({ where: { documentId, endedAt: null }, data: end })).count > 0
  );
}

/** Condition on posts. Few are open at a time, and they have an index of their own. */
export const waitsForReview = Prisma.sql`"id" IN (SELECT "documentId" FROM "Review" WHERE "endedAt" IS NULL)`;
