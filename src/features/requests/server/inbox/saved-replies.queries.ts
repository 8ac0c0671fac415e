import type { Db } from '../../../../server/db/client.ts';
import type { SavedReply } from '../../saved-replies.ts';

const select = { id: true, title: true, body: true } as const;

export function findReplies(db: Db): Promise<SavedReply[]> {
  return db.savedReply.findMany({ orderBy: [{ title: 'asc' }, { id: 'asc' }], select });
}

export function countReplies(db: Db): Promise<number> {
  return db.savedReply.count();
}

export function insertReply(db: Db, data: { title: string; body: string }): Promise<SavedReply> {
  return db.savedReply.create({ data, select });
}

/** @returns false for an unknown id */
export async function updateReply(
  db: Db,
  id: number,
  data: { title: string; body: string },
): Promise<boolean> {
  const { count } = await db.savedReply.updateMany({ where: { id }, data });
  return count === 1;
}

/** @returns false for an unknown id */
export async function deleteReply(db: Db, id: number): Promise<boolean> {
  const { count } = await db.savedReply.deleteMany({ where: { id } });
  return count === 1;
}
