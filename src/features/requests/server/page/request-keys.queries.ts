import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

/** SQL for the same reason as the insert of the request (contact.queries.ts). */
export async function insertKey(
  db: Db,
  key: { keyHash: string; requestId: number; createdAt: Date; endsAt: Date },
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "RequestKey" ("keyHash", "requestId", "createdAt", "endsAt")
    VALUES (${key.keyHash}, ${key.requestId}, ${key.createdAt}, ${key.endsAt})`;
}

const openAt = (now: Date) =>
  ({ revokedAt: null, endsAt: { gt: now } }) satisfies Prisma.RequestKeyWhereInput;

export function findOpenKey(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<{ requestId: number; endsAt: Date; lastUsedAt: Date | null } | null> {
  return db.requestKey.findFirst({
    where: { keyHash, ...openAt(now) },
    select: { requestId: true, endsAt: true, lastUsedAt: true },
  });
}

export function countOpenKeys(db: Db, requestId: number, now: Date): Promise<number> {
  return db.requestKey.count({ where: { requestId, ...openAt(now) } });
}

export async function revokeOpenKeys(db: Db, requestId: number, now: Date): Promise<number> {
  const { count } = await db.requestKey.updateMany({
    where: { requestId, ...openAt(now) },
    data: { revokedAt: now },
  });
  return count;
}

export async function deleteKey(db: Db, keyHash: string): Promise<void> {
  await db.requestKey.deleteMany({ where: { keyHash } });
}

export function purgeEndedKeys(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  const where = {
    OR: [{ endsAt: { lt: now } }, { revokedAt: { lt: now } }],
  } satisfies Prisma.RequestKeyWhereInput;
  return purgeRows<Prisma.RequestKeyWhereInput>(db.requestKey, where, mode);
}
