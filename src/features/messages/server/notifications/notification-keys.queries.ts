import type { StoredLinkKey } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export async function insertKey(
  tx: Db,
  data: StoredLinkKey & { developerId: number; mailAddress: string },
): Promise<void> {
  await tx.notificationKey.create({ data, select: { keyHash: true } });
}

export function findOpenKey(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<{ developerId: number; mailAddress: string; lastUsedAt: Date | null } | null> {
  return db.notificationKey.findFirst({
    where: { keyHash, endsAt: { gt: now } },
    select: { developerId: true, mailAddress: true, lastUsedAt: true },
  });
}

export async function deleteKey(db: Db, keyHash: string): Promise<boolean> {
  return (await db.notificationKey.deleteMany({ where: { keyHash } })).count === 1;
}

export function purgeEndedKeys(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.notificationKey, { endsAt: { lt: now } }, mode);
}
