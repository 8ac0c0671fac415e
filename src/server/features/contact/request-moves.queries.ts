import type { ContactStatus } from '../../../shared/contact-status.ts';
import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';

/** Where a request stands; nobody else moves it until the transaction ends. Null where there is none. */
export async function lockRequest(
  tx: Db,
  id: number,
): Promise<{ status: ContactStatus; answeredAt: Date | null } | null> {
  const [row] = await tx.$queryRaw<{ status: ContactStatus; answeredAt: Date | null }[]>`
    SELECT "status"::text, "answeredAt" FROM "ContactRequest" WHERE "id" = ${id} FOR UPDATE`;
  return row ?? null;
}

export async function setRequestStatus(
  tx: Db,
  id: number,
  data: { status: ContactStatus; answeredAt: Date | null },
): Promise<void> {
  await tx.contactRequest.update({ where: { id }, data, select: { id: true } });
}

export async function insertRequestMove(
  tx: Db,
  data: Prisma.RequestMoveUncheckedCreateInput,
): Promise<void> {
  await tx.requestMove.create({ data, select: { id: true } });
}
