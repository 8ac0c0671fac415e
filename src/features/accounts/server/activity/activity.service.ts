import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { keptDays } from '../../../../shared/retention.ts';
import type { ActivityInput, ActivityTarget } from '../../activity.ts';
import {
  clearSummaries,
  countActivity,
  findActivity,
  insertActivity,
  purgeActivityBefore,
} from './activity.queries.ts';

const maxSummaryLength = 300;

export interface Activity {
  /** "admin:<username>" or "token:<name>". */
  actor: string;
  /** Past-tense verb: "created", "published", "deleted". */
  action: string;
  targetType: ActivityTarget;
  targetId?: number | string;
  summary: string;
}

/** Pass the transaction of the change, so that both commit together. */
export async function recordActivity(db: Db, activity: Activity): Promise<void> {
  await insertActivity(db, {
    ...activity,
    targetId: String(activity.targetId ?? ''),
    summary: activity.summary.slice(0, maxSummaryLength),
  });
}

export async function listActivity({ db }: Pick<Deps, 'db'>, { page, ...filter }: ActivityInput) {
  const [items, total] = await Promise.all([
    findActivity(db.prisma, filter, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countActivity(db.prisma, filter),
  ]);
  return { items, total, page, pageSize: adminPageSize };
}

export function purgeActivity(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeActivityBefore(db.prisma, daysBefore(clock.now(), keptDays.activity), mode);
}

/** The entries stay. */
export function forgetSummaries(
  tx: Db,
  target: { targetType: string; targetId: number },
): Promise<void> {
  const { targetType, targetId } = target;
  return clearSummaries(tx, { targetType, targetId: String(targetId) });
}
