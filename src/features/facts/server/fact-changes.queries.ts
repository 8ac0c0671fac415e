import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const wholeSelect = {
  ...{ id: true, documentId: true, keyHash: true, kind: true, words: true, sentence: true },
  ...{ state: true, sourceUrl: true, note: true, recheckAt: true, answeredBy: true },
  ...{ answeredAt: true, leftTextAt: true },
} satisfies Prisma.FactSelect;

export type WholeFact = Prisma.FactGetPayload<{ select: typeof wholeSelect }>;

/** Finds all facts of the one document of a kind of content, its statements too. */
export function findWholeFacts(db: Db, kind: string): Promise<WholeFact[]> {
  return db.fact.findMany({
    where: { document: { kind, address: '' } },
    orderBy: { id: 'asc' },
    select: wholeSelect,
  });
}

interface Answer {
  id: number;
  answeredAt: Date;
}

/** Deletes a fact unless somebody has answered it since. */
export async function deleteUnanswered(tx: Db, { id, answeredAt }: Answer): Promise<void> {
  await tx.fact.deleteMany({ where: { id, answeredAt } });
}

/** Gives a fact its former state unless somebody has answered it since. */
export async function restoreUnanswered(
  tx: Db,
  { id, answeredAt }: Answer,
  { id: _id, documentId: _documentId, ...former }: WholeFact,
): Promise<void> {
  await tx.fact.updateMany({ where: { id, answeredAt }, data: former });
}
