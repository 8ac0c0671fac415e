import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export async function insertProfileReport(
  db: Db,
  data: Prisma.ProfileReportUncheckedCreateInput,
): Promise<void> {
  await db.profileReport.create({ data, select: { id: true } });
}

interface ReportedProfileRow {
  developerId: number;
  developerName: string;
  count: number;
  lastId: number;
}

/** Profiles with unsuspected reports come first, then those with the oldest open report. */
export function findReportedProfiles(db: Db, take: number): Promise<ReportedProfileRow[]> {
  return db.$queryRaw<ReportedProfileRow[]>`
    SELECT "developerId", "developerName", count(*)::int AS "count", max(report."id") AS "lastId"
    FROM "ProfileReport" AS report JOIN "Developer" AS developer ON developer."id" = "developerId"
    WHERE "closedAt" IS NULL AND "hiddenAt" IS NULL
    GROUP BY "developerId", "developerName"
    ORDER BY bool_and("isSuspected"), min(report."id") LIMIT ${take}::int`;
}

export async function countReportedProfiles(db: Db): Promise<number> {
  const where = { closedAt: null, developer: { hiddenAt: null } };
  const rows = await db.profileReport.groupBy({ by: ['developerId'], where });
  return rows.length;
}

export function findOpenReportsOf(db: Db, developerId: number, take: number) {
  return db.profileReport.findMany({
    where: { developerId, closedAt: null },
    orderBy: [{ isSuspected: 'asc' }, { id: 'desc' }],
    take,
    select: { id: true, reason: true, word: true, isSuspected: true, createdAt: true },
  });
}

/**
 * @param which.lastId newest report to close; undefined closes all
 * @returns the number of closed reports
 */
export async function closeOpenReports(
  tx: Db,
  { developerId, lastId }: { developerId: number; lastId?: number },
  closedAt: Date,
): Promise<number> {
  const { count } = await tx.profileReport.updateMany({
    where: {
      developerId,
      closedAt: null,
      ...(lastId === undefined ? {} : { id: { lte: lastId } }),
    },
    data: { closedAt },
  });
  return count;
}

export function purgeReportsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = {
    OR: [{ closedAt: { lt: before } }, { isSuspected: true, createdAt: { lt: before } }],
  } satisfies Prisma.ProfileReportWhereInput;
  return purgeRows<Prisma.ProfileReportWhereInput>(db.profileReport, where, mode);
}
