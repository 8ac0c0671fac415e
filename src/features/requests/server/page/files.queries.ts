import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const fileSelect = {
  id: true,
  mediaId: true,
  name: true,
  contentType: true,
  byteSize: true,
} satisfies Prisma.RequestFileSelect;

export type FileRow = Prisma.RequestFileGetPayload<{ select: typeof fileSelect }>;

export function findFiles(db: Db, requestId: number): Promise<FileRow[]> {
  return db.requestFile.findMany({ where: { requestId }, select: fileSelect });
}

/** Counts the files of one side, and their bytes together. */
export async function measureFiles(
  db: Db,
  requestId: number,
  side: 'incoming' | 'outgoing',
): Promise<{ count: number; byteSize: number }> {
  const { _count, _sum } = await db.requestFile.aggregate({
    where: { requestId, entry: { side } },
    _count: true,
    _sum: { byteSize: true },
  });
  return { count: _count, byteSize: _sum.byteSize ?? 0 };
}

/** @param where.requestId undefined accepts a file of any request */
export function findFile(
  db: Db,
  where: { id: number; requestId?: number },
): Promise<FileRow | null> {
  return db.requestFile.findFirst({ where, select: fileSelect });
}

export async function insertFile(
  db: Db,
  data: Prisma.RequestFileUncheckedCreateInput,
): Promise<number> {
  return (await db.requestFile.create({ data, select: { id: true } })).id;
}
