import type { Db } from '../../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export async function lockCreationKey(tx: Db, keyHash: string) {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${keyHash}, 0))::text`;
  return tx.postCreationKey.findUnique({
    where: { keyHash },
    select: { bodyHash: true, postId: true },
  });
}

export async function insertCreationKey(
  tx: Db,
  data: { keyHash: string; bodyHash: string; postId: number; createdAt: Date },
): Promise<void> {
  await tx.postCreationKey.create({ data, select: { keyHash: true } });
}

export function purgeKeysBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.postCreationKey, { createdAt: { lt: before } }, mode);
}
