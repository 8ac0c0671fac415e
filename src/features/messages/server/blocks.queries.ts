import type { Db } from '../../../server/db/client.ts';

export interface Block {
  id: number;
  senderName: string;
  createdAt: Date;
}

/** Idempotent. @param data.developerId null for all developers */
export async function insertBlock(
  db: Db,
  data: { developerId: number | null; senderHash: string; senderName: string; createdAt: Date },
): Promise<void> {
  await db.blockedSender.createMany({ data: [data], skipDuplicates: true });
}

export async function hasBlock(db: Db, developerId: number, senderHash: string): Promise<boolean> {
  const where = { senderHash, OR: [{ developerId }, { developerId: null }] };
  return (await db.blockedSender.count({ where })) > 0;
}

/** Newest first. @param developerId null for those of all developers */
export function findBlocks(db: Db, developerId: number | null, take: number): Promise<Block[]> {
  return db.blockedSender.findMany({
    where: { developerId },
    orderBy: { id: 'desc' },
    take,
    select: { id: true, senderName: true, createdAt: true },
  });
}

export async function deleteBlock(
  db: Db,
  where: { id: number; developerId: number | null },
): Promise<boolean> {
  return (await db.blockedSender.deleteMany({ where })).count === 1;
}
