import type { Db } from '../../../server/db/client.ts';

/** Idempotent. */
export async function insertBlock(
  db: Db,
  data: { developerId: number; senderHash: string; senderName: string; createdAt: Date },
): Promise<void> {
  await db.blockedSender.createMany({ data: [data], skipDuplicates: true });
}

export async function hasBlock(db: Db, developerId: number, senderHash: string): Promise<boolean> {
  return (
    (await db.blockedSender.count({ where: { developerId, senderHash } })) > 0 ||
    (await db.siteBlock.count({ where: { senderHash } })) > 0
  );
}

const blockSelect = { id: true, senderName: true, createdAt: true } as const;

export function findBlocks(
  db: Db,
  developerId: number,
): Promise<{ id: number; senderName: string; createdAt: Date }[]> {
  return db.blockedSender.findMany({
    where: { developerId },
    orderBy: { id: 'desc' },
    select: blockSelect,
  });
}

export async function deleteBlock(
  db: Db,
  where: { id: number; developerId: number },
): Promise<boolean> {
  return (await db.blockedSender.deleteMany({ where })).count === 1;
}

/** Idempotent. */
export async function insertSiteBlock(
  db: Db,
  data: { senderHash: string; senderName: string; createdAt: Date },
): Promise<void> {
  await db.siteBlock.createMany({ data: [data], skipDuplicates: true });
}

export function findSiteBlocks(
  db: Db,
  take: number,
): Promise<{ id: number; senderName: string; createdAt: Date }[]> {
  return db.siteBlock.findMany({ orderBy: { id: 'desc' }, take, select: blockSelect });
}

export async function deleteSiteBlock(db: Db, id: number): Promise<boolean> {
  return (await db.siteBlock.deleteMany({ where: { id } })).count === 1;
}
