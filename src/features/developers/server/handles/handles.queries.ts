import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export function findHandle(db: Db, handle: string) {
  return db.handle.findUnique({
    where: { handle },
    select: { freedAt: true, developer: { select: { id: true, handle: true } } },
  });
}

export function findHandleOwner(db: Db, id: number) {
  return db.developer.findUnique({
    where: { id },
    select: { handle: true, handleChangedAt: true, developerName: true },
  });
}

/** Serializes choices of handles that look alike, until the transaction ends. */
export async function lockShape(tx: Db, shape: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`handle ${shape}`}))`;
}

export async function isHeldByOthers(
  db: Db,
  { shape, developerId, freedAfter }: { shape: string; developerId: number; freedAfter: Date },
): Promise<boolean> {
  const held = await db.handle.count({
    where: {
      shape,
      OR: [{ developerId: null }, { developerId: { not: developerId } }],
      AND: { OR: [{ freedAt: null }, { freedAt: { gt: freedAfter } }] },
    },
  });
  return held > 0;
}

/** Former handles of others that look alike end. Requires the locks of the developer and of the shape. */
export async function giveHandle(
  tx: Db,
  given: { handle: string; shape: string; developerId: number; changedAt: Date[] },
): Promise<void> {
  const { handle, shape, developerId, changedAt } = given;
  await tx.handle.deleteMany({
    where: { shape, OR: [{ developerId: null }, { developerId: { not: developerId } }] },
  });
  await tx.handle.upsert({
    where: { handle },
    create: { handle, shape, developerId },
    update: { freedAt: null },
    select: { handle: true },
  });
  await tx.developer.update({
    where: { id: developerId },
    data: { handle, handleChangedAt: changedAt },
    select: { id: true },
  });
}

export async function freeHandle(tx: Db, handle: string, freedAt: Date): Promise<void> {
  await tx.handle.update({ where: { handle }, data: { freedAt }, select: { handle: true } });
}

/** Handles of deleted developers. Those of others lead to their developer. */
export function purgeHandlesBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = { developerId: null, freedAt: { lt: before } } satisfies Prisma.HandleWhereInput;
  return purgeRows<Prisma.HandleWhereInput>(db.handle, where, mode);
}
