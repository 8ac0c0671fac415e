import type { Db } from '../../../server/db/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import type { ReportReason } from '../message-reports.ts';

/** @returns false when the message was reported before */
export async function insertReport(
  tx: Db,
  data: { messageId: number; reason: ReportReason; word: string; createdAt: Date },
): Promise<boolean> {
  return (await tx.messageReport.createMany({ data: [data], skipDuplicates: true })).count === 1;
}

const isOpen = { closedAt: null };

export function findOpenReports(db: Db, take: number) {
  return db.messageReport.findMany({
    where: isOpen,
    orderBy: { id: 'asc' },
    take,
    select: {
      id: true,
      messageId: true,
      reason: true,
      word: true,
      createdAt: true,
      message: {
        select: {
          senderName: true,
          body: true,
          createdAt: true,
          developer: { select: { id: true, developerName: true } },
        },
      },
    },
  });
}

export function countOpenReports(db: Db): Promise<number> {
  return db.messageReport.count({ where: isOpen });
}

export function findOpenReport(tx: Db, id: number) {
  return tx.messageReport.findFirst({
    where: { id, ...isOpen },
    select: {
      messageId: true,
      message: { select: { senderName: true, senderEmail: true, developerId: true } },
    },
  });
}

/** @returns false when the report was closed already */
export async function closeReport(tx: Db, id: number, closedAt: Date): Promise<boolean> {
  const { count } = await tx.messageReport.updateMany({
    where: { id, ...isOpen },
    data: { closedAt },
  });
  return count === 1;
}

export function findReportsOf(
  db: Db,
  developerId: number,
): Promise<{ messageId: number; reason: ReportReason; word: string; createdAt: Date }[]> {
  return db.messageReport.findMany({
    where: { message: { developerId } },
    orderBy: { id: 'asc' },
    select: { messageId: true, reason: true, word: true, createdAt: true },
  });
}

export function purgeReportsClosedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.messageReport, { closedAt: { lt: before } }, mode);
}
