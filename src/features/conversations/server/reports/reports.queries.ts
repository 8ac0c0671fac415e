import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export interface ClosedReport {
  id: number;
  /** Empty where no answer is wanted. */
  email: string;
}

export async function insertReport(
  db: Db,
  data: Prisma.ReportUncheckedCreateInput,
): Promise<boolean> {
  return (await db.report.createMany({ data: [data], skipDuplicates: true })).count === 1;
}

/** @returns each closed report with the address for an answer, which is forgotten with this */
export async function closeOpenReports(
  tx: Db,
  which: Prisma.ReportWhereInput,
  closedAt: Date,
): Promise<ClosedReport[]> {
  const closed = await tx.report.updateManyAndReturn({
    where: { ...which, closedAt: null },
    data: { closedAt },
    select: { id: true, email: true },
  });
  const ids = closed.flatMap(({ id, email }) => (email === '' ? [] : [id]));
  if (ids.length > 0) {
    await tx.report.updateMany({ where: { id: { in: ids } }, data: { email: '' } });
  }
  return closed;
}

export async function findAddressesOfOpenReports(
  db: Db,
  which: Prisma.ReportWhereInput,
): Promise<string[]> {
  const rows = await db.report.findMany({
    where: { ...which, closedAt: null, email: { not: '' } },
    distinct: ['email'],
    select: { email: true },
  });
  return rows.map(({ email }) => email);
}

export function purgeReportsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = {
    OR: [{ closedAt: { lt: before } }, { isSuspected: true, createdAt: { lt: before } }],
  } satisfies Prisma.ReportWhereInput;
  return purgeRows<Prisma.ReportWhereInput>(db.report, where, mode);
}
