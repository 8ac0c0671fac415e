import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export async function insertReport(
  db: Db,
  data: Prisma.ReportUncheckedCreateInput,
): Promise<boolean> {
  return (await db.report.createMany({ data: [data], skipDuplicates: true })).count === 1;
}

export async function closeOpenReports(
  tx: Db,
  which: Prisma.ReportWhereInput,
  closedAt: Date,
): Promise<number> {
  const where = { ...which, closedAt: null };
  return (await tx.report.updateMany({ where, data: { closedAt } })).count;
}

export function purgeReportsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = {
    OR: [{ closedAt: { lt: before } }, { isSuspected: true, createdAt: { lt: before } }],
  } satisfies Prisma.ReportWhereInput;
  return purgeRows<Prisma.ReportWhereInput>(db.report, where, mode);
}
