import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { ContactStatus } from '../contact-status.ts';

export interface HeldRequest {
  id: number;
  status: ContactStatus;
}

/** Locks the request, or the one that it was merged into, until the transaction ends. Null when there is none. */
export async function lockRequest(tx: Db, id: number): Promise<HeldRequest | null> {
  const [row] = await tx.$queryRaw<(HeldRequest & { mergedIntoId: number | null })[]>`
    SELECT "id", "status"::text, "mergedIntoId" FROM "ContactRequest"
    WHERE "id" = (SELECT COALESCE("mergedIntoId", "id") FROM "ContactRequest" WHERE "id" = ${id}) FOR UPDATE`;
  if (!row) return null;
  const { mergedIntoId, ...held } = row;
  // It was merged while this one waited.
  return mergedIntoId === null ? held : lockRequest(tx, mergedIntoId);
}

export async function setRequestStatus(tx: Db, id: number, status: ContactStatus): Promise<void> {
  await tx.contactRequest.update({ where: { id }, data: { status }, select: { id: true } });
}

/** Keeps an earlier time. */
export async function setFirstTime(
  tx: Db,
  id: number,
  event: 'openedAt' | 'answeredAt',
  at: Date,
): Promise<void> {
  await tx.contactRequest.updateMany({
    where: { OR: [{ id, mergedIntoId: null }, { holds: { some: { id } } }], [event]: null },
    data: { [event]: at },
  });
}

export async function insertRequestMove(
  tx: Db,
  data: Prisma.RequestMoveUncheckedCreateInput,
): Promise<void> {
  await tx.requestMove.create({ data, select: { id: true } });
}

export function findMoves(db: Db, requestId: number) {
  return db.requestMove.findMany({
    where: { requestId },
    orderBy: { id: 'desc' },
    select: { id: true, actor: true, fromStatus: true, toStatus: true, createdAt: true },
  });
}

export async function findLastMoveId(db: Db, requestId: number): Promise<number> {
  const { _max } = await db.requestMove.aggregate({ where: { requestId }, _max: { id: true } });
  return _max.id ?? 0;
}

export async function setUpdatedAt(tx: Db, id: number, updatedAt: Date): Promise<void> {
  await tx.contactRequest.update({ where: { id }, data: { updatedAt }, select: { id: true } });
}
