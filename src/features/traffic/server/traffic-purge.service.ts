import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { purgeCounts, purgeVisitors } from './traffic-purge.queries.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock'>;

/** Deletes or counts the sums of days long past. */
export function purgeTrafficCounts({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeCounts(db.prisma, daysBefore(clock.now(), keptDays.trafficCounts), mode);
}

/** Deletes or counts what told the visitors of earlier days apart: what no copy of the site has thrown away at midnight. */
export function purgeTrafficVisitors({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeVisitors(db.prisma, daysBefore(clock.now(), keptDays.trafficVisitors), mode);
}
