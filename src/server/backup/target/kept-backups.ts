import { dayMs } from '../../../shared/time/durations.ts';
import { type KeptCounts, keptPeriods } from '../../settings/kept-counts.ts';
import type { StoredBackup } from './backup-target.ts';

const mondayMs = 4 * dayMs;

const periodOf: Record<(typeof keptPeriods)[number], (madeAt: Date) => string> = {
  daily: (madeAt) => madeAt.toISOString().slice(0, 10),
  // The first day of 1970 was a Thursday.
  weekly: (madeAt) => String(Math.floor((madeAt.getTime() - mondayMs) / (7 * dayMs))),
  monthly: (madeAt) => madeAt.toISOString().slice(0, 7),
};

/**
 * Times are UTC. The newest one is always kept.
 * @param listed the newest first
 * @returns the backups that no rule keeps
 */
export function outlivedBackups(
  listed: readonly StoredBackup[],
  counts: KeptCounts,
): StoredBackup[] {
  const kept = new Set(listed.slice(0, 1));
  for (const period of keptPeriods) {
    const seen = new Set<string>();
    for (const backup of listed) {
      const name = periodOf[period](backup.madeAt);
      if (seen.has(name)) continue;
      if (seen.size === counts[period]) break;
      seen.add(name);
      kept.add(backup);
    }
  }
  return listed.filter((backup) => !kept.has(backup));
}
