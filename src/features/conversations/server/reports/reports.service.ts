import type { Db } from '../../../../server/db/client.ts';
import type { ReportReason } from '../../../../server/db/generated/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { closeOpenReports, insertReport, purgeReportsBefore } from './reports.queries.ts';

export interface NewReport {
  /** The profile of this developer, or this message is reported. */
  about: { developerId: number } | { messageId: number };
  reason: ReportReason;
  word: string;
  /** Possibly junk. The owner sees it last, and it is deleted after a while. */
  isSuspected: boolean;
  createdAt: Date;
}

/** @returns false for a message that was reported before; a profile may have many reports */
export function addReport(db: Db, { about, ...report }: NewReport): Promise<boolean> {
  return insertReport(db, { ...about, ...report });
}

/** @returns false when the report was closed already */
export async function closeReport(tx: Db, id: number, closedAt: Date): Promise<boolean> {
  return (await closeOpenReports(tx, { id }, closedAt)) === 1;
}

/**
 * @param which.lastId newest report to close; undefined closes all
 * @returns the number of closed reports
 */
export function closeReportsOfProfile(
  tx: Db,
  { developerId, lastId }: { developerId: number; lastId?: number },
  closedAt: Date,
): Promise<number> {
  const newest = lastId === undefined ? {} : { id: { lte: lastId } };
  return closeOpenReports(tx, { developerId, ...newest }, closedAt);
}

export function purgeReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeReportsBefore(db.prisma, daysBefore(clock.now(), keptDays.reports), mode);
}
