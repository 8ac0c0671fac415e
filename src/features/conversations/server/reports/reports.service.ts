import type { Db } from '../../../../server/db/client.ts';
import type { ReportReason } from '../../../../server/db/generated/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import {
  type ClosedReport,
  closeOpenReports,
  findAddressesOfOpenReports,
  insertReport,
  purgeReportsBefore,
} from './reports.queries.ts';

export interface NewReport {
  /** The profile of this developer, or this message is reported. */
  about: { developerId: number } | { messageId: number };
  reason: ReportReason;
  word: string;
  /** Empty where no answer is wanted. */
  email?: string;
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
  return (await closeOpenReports(tx, { id }, closedAt)).length === 1;
}

export interface ReportsOfProfile {
  developerId: number;
  /** Newest report; undefined means all. */
  lastId?: number | undefined;
  reason?: ReportReason | undefined;
}

const whereOf = ({ developerId, lastId, reason }: ReportsOfProfile) => ({
  developerId,
  ...(lastId !== undefined && { id: { lte: lastId } }),
  ...(reason && { reason }),
});

/** @returns the closed reports with the addresses for answers, which are forgotten with this */
export function closeReportsOfProfile(
  tx: Db,
  which: ReportsOfProfile,
  closedAt: Date,
): Promise<ClosedReport[]> {
  return closeOpenReports(tx, whereOf(which), closedAt);
}

export function addressesForAnswers(db: Db, which: ReportsOfProfile): Promise<string[]> {
  return findAddressesOfOpenReports(db, whereOf(which));
}

export function purgeReports(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeReportsBefore(db.prisma, daysBefore(clock.now(), keptDays.reports), mode);
}
