import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

const linkSelect = {
  documentId: true,
  adminId: true,
  lastUsedAt: true,
  document: { select: { kind: true, discardedAt: true, post: { select: { id: true } } } },
} satisfies Prisma.PreviewLinkSelect;

export type StoredPreviewLink = Prisma.PreviewLinkGetPayload<{ select: typeof linkSelect }>;

export async function insertPreviewLink(
  db: Db,
  link: Prisma.PreviewLinkUncheckedCreateInput,
): Promise<void> {
  await db.previewLink.create({ data: link, select: { keyHash: true } });
}

export function findOpenPreviewLink(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<StoredPreviewLink | null> {
  return db.previewLink.findFirst({
    where: { keyHash, endsAt: { gt: now }, admin: { disabledAt: null } },
    select: linkSelect,
  });
}

export function countOpenPreviewLinks(db: Db, documentId: number, now: Date): Promise<number> {
  return db.previewLink.count({ where: { documentId, endsAt: { gt: now } } });
}

/** @returns the number of deleted links */
export async function deletePreviewLinks(db: Db, documentId: number): Promise<number> {
  const { count } = await db.previewLink.deleteMany({ where: { documentId } });
  return count;
}

export function purgeEndedPreviewLinks(db: Db, now: Date, mode: PurgeMode): Promise<number> {
  const where = { endsAt: { lte: now } } satisfies Prisma.PreviewLinkWhereInput;
  return purgeRows<Prisma.PreviewLinkWhereInput>(db.previewLink, where, mode);
}
