import type { Db } from '../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

/** Deletes or counts counters of limits (limits/rate-limits.ts) whose time is over: they hold addresses. */
export function purgeUsedLimits(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.rateLimit, { expire: { lt: now.getTime() } }, mode);
}
