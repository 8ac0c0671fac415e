import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { MediaKind } from '../../db/generated/enums.ts';

export async function insertMedia(db: Db, data: Prisma.MediaUncheckedCreateInput): Promise<void> {
  await db.media.create({ data, select: { id: true } });
}

/** The variants of a picture, when it belongs to this owner. */
export function findOwnedMedia(db: Db, where: { id: string; kind: MediaKind; ownerId: number }) {
  return db.media.findFirst({ where, select: { id: true, variants: true } });
}

export async function deleteMedia(db: Db, id: string): Promise<void> {
  await db.media.deleteMany({ where: { id } });
}
