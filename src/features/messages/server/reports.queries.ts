import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const isOpen = { closedAt: null, messageId: { not: null } } satisfies Prisma.ReportWhereInput;

const reportSelect = {
  id: true,
  messageId: true,
  reason: true,
  word: true,
  createdAt: true,
} satisfies Prisma.ReportSelect;

const messageSelect = {
  senderName: true,
  body: true,
  createdAt: true,
  developer: { select: { id: true, developerName: true } },
} satisfies Prisma.DeveloperMessageSelect;

export function findOpenReports(db: Db, take: number) {
  return db.report.findMany({
    where: isOpen,
    orderBy: { id: 'asc' },
    take,
    select: { ...reportSelect, message: { select: messageSelect } },
  });
}

export function countOpenReports(db: Db): Promise<number> {
  return db.report.count({ where: isOpen });
}

export function findOpenReport(tx: Db, id: number) {
  return tx.report.findFirst({
    where: { id, ...isOpen },
    select: {
      messageId: true,
      message: { select: { senderName: true, senderEmail: true, developerId: true } },
    },
  });
}

export function findReportsOf(db: Db, developerId: number) {
  return db.report.findMany({
    where: { message: { developerId } },
    orderBy: { id: 'asc' },
    select: reportSelect,
  });
}
