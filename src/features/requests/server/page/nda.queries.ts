import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const ndaSelect = {
  version: true,
  text: true,
  senderName: true,
  senderAcceptedAt: true,
  ownerName: true,
  ownerAcceptedAt: true,
} satisfies Prisma.RequestNdaSelect;

export type NdaRow = Prisma.RequestNdaGetPayload<{ select: typeof ndaSelect }>;

export function findNda(db: Db, requestId: number): Promise<NdaRow | null> {
  return db.requestNda.findUnique({ where: { requestId }, select: ndaSelect });
}

/** @returns false when it was already accepted */
export async function insertNda(
  db: Db,
  data: Prisma.RequestNdaUncheckedCreateInput,
): Promise<boolean> {
  const { count } = await db.requestNda.createMany({ data: [data], skipDuplicates: true });
  return count === 1;
}

/** @returns false when there was none to countersign */
export async function countersign(
  db: Db,
  requestId: number,
  data: { ownerName: string; ownerAcceptedAt: Date },
): Promise<boolean> {
  const { count } = await db.requestNda.updateMany({
    where: { requestId, ownerAcceptedAt: null },
    data,
  });
  return count === 1;
}
