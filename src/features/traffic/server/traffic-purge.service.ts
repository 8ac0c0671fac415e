import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { purgeCounts, purgeVisitors } from './traffic-purge.queries.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock'>;

export function purgeTrafficCounts({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeCounts(db.prisma, daysBefore(clock.now(), keptDays.trafficCounts), mode);
}

/** Catches salts and visitor hashes that no instance deleted after midnight. */
export function purgeTrafficVisitors({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeVisitors(db.prisma, daysBefore(clock.now(), keptDays.trafficVisitors), mode);
}
