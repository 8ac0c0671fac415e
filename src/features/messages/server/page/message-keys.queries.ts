import type { StoredLinkKey } from '../../../../server/auth/link-keys.ts';
import type { Db } from '../../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export async function insertKey(tx: Db, data: StoredLinkKey & { messageId: number }) {
  await tx.messageKey.create({ data, select: { keyHash: true } });
}

export function findOpenKey(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<{ messageId: number; endsAt: Date; lastUsedAt: Date | null } | null> {
  return db.messageKey.findFirst({
    where: { keyHash, endsAt: { gt: now } },
    select: { messageId: true, endsAt: true, lastUsedAt: true },
  });
}

export async function deleteKey(db: Db, keyHash: string): Promise<void> {
  await db.messageKey.deleteMany({ where: { keyHash } });
}

export function purgeEndedKeys(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.messageKey, { endsAt: { lt: now } }, mode);
}
