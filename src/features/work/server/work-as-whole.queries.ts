import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const endSelect = {
  endedAt: true,
  question: true,
  answer: true,
  answeredAt: true,
  answeredBy: true,
  asksTestimonial: true,
} satisfies Prisma.WorkSelect;

export function findEnd(db: Db, requestId: number) {
  return db.work.findUnique({ where: { requestId }, select: endSelect });
}

/** Both sides know everything from before the beginning. */
export async function beginWork(tx: Db, requestId: number, at: Date): Promise<void> {
  const data = [{ requestId, clientToldAt: at, ownerToldAt: at }];
  await tx.work.createMany({ data, skipDuplicates: true });
}

export async function saveWork(
  tx: Db,
  requestId: number,
  data: Prisma.WorkUncheckedUpdateManyInput,
): Promise<void> {
  await tx.work.updateMany({ where: { requestId }, data });
}

/** All work, with the addresses of the client and of colleagues who have used their link. */
export function findWorkToTell(db: Db) {
  return db.work.findMany({
    orderBy: { requestId: 'asc' },
    select: {
      requestId: true,
      ...endSelect,
      clientToldAt: true,
      ownerToldAt: true,
      request: {
        select: {
          ...{ firstName: true, lastName: true, email: true },
          colleagues: {
            where: { provenAt: { not: null } },
            orderBy: { id: 'asc' },
            select: { id: true, name: true, email: true },
          },
        },
      },
    },
  });
}

export type WorkToTell = Awaited<ReturnType<typeof findWorkToTell>>[number];

/** Stages that the client was not told about: those that wait for them, and those that we ended. */
export function findNewStages(db: Db, requestId: number, after: Date) {
  return db.workStage.findMany({
    where: {
      requestId,
      approvedAt: null,
      state: { in: ['yours', 'done'] },
      changedAt: { gt: after },
    },
    orderBy: { id: 'asc' },
    select: { title: true, state: true },
  });
}

/** Our words about stages, read or not: who of several readers has read them is not kept. */
export async function countNotes(
  db: Db,
  { requestId, after }: { requestId: number; after: Date },
): Promise<number> {
  return db.conversationEntry.count({
    where: {
      ...{ conversation: { requestId }, side: 'outgoing' },
      stageId: { not: null },
      createdAt: { gt: after },
    },
  });
}

/** Unread words about stages. */
export async function countUnread(
  db: Db,
  { requestId, side, after }: { requestId: number; side: 'incoming' | 'outgoing'; after: Date },
): Promise<number> {
  return db.conversationEntry.count({
    where: {
      ...{ conversation: { requestId }, side, seenAt: null },
      stageId: { not: null },
      createdAt: { gt: after },
    },
  });
}
