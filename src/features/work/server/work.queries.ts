import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const stageSelect = {
  id: true,
  title: true,
  text: true,
  address: true,
  dueOn: true,
  state: true,
  revision: true,
  approvedAt: true,
  approvedBy: true,
  approvedTextHash: true,
} satisfies Prisma.WorkStageSelect;

export type StageRow = Prisma.WorkStageGetPayload<{ select: typeof stageSelect }>;

/** Those with a day come first. */
export function findStages(db: Db, requestId: number): Promise<StageRow[]> {
  return db.workStage.findMany({
    where: { requestId },
    orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    select: stageSelect,
  });
}

export function findStage(db: Db, where: { id: number; requestId: number }) {
  return db.workStage.findFirst({ where, select: stageSelect });
}

export async function findRequestOfStage(db: Db, id: number): Promise<number | null> {
  const stage = await db.workStage.findUnique({ where: { id }, select: { requestId: true } });
  return stage?.requestId ?? null;
}

export async function insertStage(tx: Db, data: Prisma.WorkStageUncheckedCreateInput) {
  const { id } = await tx.workStage.create({ data, select: { id: true } });
  return id;
}

export async function updateStage(
  tx: Db,
  id: number,
  data: Prisma.WorkStageUncheckedUpdateManyInput,
): Promise<void> {
  await tx.workStage.updateMany({ where: { id }, data });
}

export function findClient(
  db: Db,
  requestId: number,
): Promise<{ firstName: string; lastName: string; email: string | null } | null> {
  return db.contactRequest.findUnique({
    where: { id: requestId },
    select: { firstName: true, lastName: true, email: true },
  });
}
