import type { Db } from '../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

/** Deletes or counts expired counters of limits (limits/rate-limits.ts), which hold addresses. */
export function purgeUsedLimits(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.rateLimit, { expire: { lt: now.getTime() } }, mode);
}
