import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const remarkSelect = {
  id: true,
  parentId: true,
  quote: true,
  block: true,
  text: true,
  authorId: true,
  writtenBy: true,
  createdAt: true,
  doneAt: true,
  doneBy: true,
} satisfies Prisma.RemarkSelect;

export type StoredRemark = Prisma.RemarkGetPayload<{ select: typeof remarkSelect }>;

/** Remarks and answers, oldest first. */
export function findRemarks(db: Db, documentId: number): Promise<StoredRemark[]> {
  return db.remark.findMany({
    where: { documentId },
    orderBy: { id: 'asc' },
    select: remarkSelect,
  });
}

export function findRemark(
  db: Db,
  { id, documentId }: { id: number; documentId: number },
): Promise<StoredRemark | null> {
  return db.remark.findFirst({ where: { id, documentId }, select: remarkSelect });
}

export function countRemarks(db: Db, documentId: number): Promise<number> {
  return db.remark.count({ where: { documentId } });
}

export async function insertRemark(
  db: Db,
  data: Prisma.RemarkUncheckedCreateInput,
): Promise<number> {
  return (await db.remark.create({ data, select: { id: true } })).id;
}

export async function writeDone(
  db: Db,
  id: number,
  done: { doneAt: Date; doneBy: string } | null,
): Promise<void> {
  const data = done ?? { doneAt: null, doneBy: null };
  await db.remark.updateMany({ where: { id, doneAt: done ? null : { not: null } }, data });
}

export async function hasAnswersOfOthers(
  db: Db,
  { id, authorId }: { id: number; authorId: number },
): Promise<boolean> {
  const where = { parentId: id, OR: [{ authorId: { not: authorId } }, { authorId: null }] };
  return (await db.remark.findFirst({ where, select: { id: true } })) !== null;
}

export async function deleteRemark(db: Db, id: number): Promise<void> {
  await db.remark.deleteMany({ where: { id } });
}
