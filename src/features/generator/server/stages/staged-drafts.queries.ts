import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import type { OutlinePart } from '../../staged-drafts.ts';

const sectionSelect = {
  id: true,
  heading: true,
  points: true,
  html: true,
  offeredHtml: true,
  isWaiting: true,
} satisfies Prisma.StagedSectionSelect;

const stepSelect = {
  id: true,
  purpose: true,
  sectionId: true,
  model: true,
  outcome: true,
  text: true,
  durationMs: true,
  inputTokens: true,
  outputTokens: true,
  costMicros: true,
  cancelledAt: true,
  createdAt: true,
} satisfies Prisma.ModelRunSelect;

const draftSelect = {
  id: true,
  version: true,
  subject: true,
  reader: true,
  goal: true,
  sources: true,
  voice: true,
  categoryId: true,
  discardedAt: true,
  document: { select: { id: true, key: true, post: { select: { id: true } } } },
  updatedAt: true,
  sections: { select: sectionSelect, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  steps: { select: stepSelect, orderBy: { id: 'asc' } },
} satisfies Prisma.StagedDraftSelect;

export type StoredStagedDraft = Prisma.StagedDraftGetPayload<{ select: typeof draftSelect }>;

export type StoredStep = StoredStagedDraft['steps'][number];

type BriefColumns = Pick<
  StoredStagedDraft,
  'subject' | 'reader' | 'goal' | 'sources' | 'voice' | 'categoryId'
>;

export async function insertStagedDraft(
  db: Db,
  data: BriefColumns & { adminId: number },
): Promise<number> {
  return (await db.stagedDraft.create({ data, select: { id: true } })).id;
}

/** Opened drafts are found among the posts. */
const unopenedWhere = (adminId: number) => ({ adminId, documentId: null, discardedAt: null });

export function findStagedRows(db: Db, adminId: number, take: number) {
  return db.stagedDraft.findMany({
    where: unopenedWhere(adminId),
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, subject: true, updatedAt: true, _count: { select: { sections: true } } },
  });
}

export function countStagedDrafts(db: Db, adminId: number): Promise<number> {
  return db.stagedDraft.count({ where: unopenedWhere(adminId) });
}

export function findStagedDraft(
  db: Db,
  key: { id: number; adminId: number },
): Promise<StoredStagedDraft | null> {
  return db.stagedDraft.findFirst({ where: key, select: draftSelect });
}

export async function lockStagedDraft(
  tx: Db,
  key: { id: number; adminId: number },
): Promise<StoredStagedDraft | null> {
  await tx.$queryRaw`SELECT 1 FROM "StagedDraft" WHERE "id" = ${key.id} FOR UPDATE`;
  return findStagedDraft(tx, key);
}

interface DraftChange extends Partial<BriefColumns> {
  version?: number;
  discardedAt?: Date | null;
  documentId?: number;
}

export async function updateStagedDraft(tx: Db, id: number, data: DraftChange): Promise<void> {
  await tx.stagedDraft.update({ where: { id }, data, select: { id: true } });
}

/** Finds the draft of an admin whose text this document is. */
export async function findStagedOfDocument(
  db: Db,
  where: { documentId: number; adminId: number },
): Promise<number | null> {
  const found = await db.stagedDraft.findFirst({
    where: { ...where, discardedAt: null },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** Replaces the outline; sections that stay keep their text. */
export async function writeOutline(
  tx: Db,
  draftId: number,
  parts: readonly OutlinePart[],
): Promise<void> {
  const ids = parts.map(({ id }) => id);
  await tx.stagedSection.deleteMany({ where: { draftId, id: { notIn: ids } } });
  const kept = await tx.stagedSection.findMany({ where: { draftId }, select: { id: true } });
  const keptIds = new Set(kept.map(({ id }) => id));
  for (const [position, { id, heading, points }] of parts.entries()) {
    const data = { heading, points, position };
    if (keptIds.has(id)) await tx.stagedSection.updateMany({ where: { id, draftId }, data });
    else await tx.stagedSection.create({ data: { ...data, id, draftId }, select: { id: true } });
  }
}

export async function updateSection(
  tx: Db,
  key: { id: string; draftId: number },
  data: { html?: string; offeredHtml?: string | null },
): Promise<void> {
  await tx.stagedSection.updateMany({ where: key, data });
}

export async function findPostContent(db: Db, id: number): Promise<string> {
  const found = await db.blogPost.findUnique({ where: { id }, select: { content: true } });
  return found?.content ?? '';
}

/** Has the named sections wait to be written, and no others. */
export async function writeWaiting(
  tx: Db,
  draftId: number,
  sectionIds: readonly string[],
): Promise<void> {
  await tx.stagedSection.updateMany({
    where: { draftId, isWaiting: true },
    data: { isWaiting: false },
  });
  if (sectionIds.length === 0) return;
  const where = { draftId, id: { in: [...sectionIds] } };
  await tx.stagedSection.updateMany({ where, data: { isWaiting: true } });
}

/** @returns the first section of the outline that waits, which does not wait any more */
export async function takeWaiting(tx: Db, draftId: number): Promise<string | null> {
  const first = await tx.stagedSection.findFirst({
    where: { draftId, isWaiting: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  if (!first) return null;
  const where = { draftId, id: first.id };
  await tx.stagedSection.updateMany({ where, data: { isWaiting: false } });
  return first.id;
}

export function purgeStagedBefore(
  db: Db,
  before: { ended: Date; untouched: Date },
  mode: PurgeMode,
): Promise<number> {
  const where = {
    OR: [{ discardedAt: { lt: before.ended } }, { updatedAt: { lt: before.untouched } }],
  };
  return purgeRows<Prisma.StagedDraftWhereInput>(db.stagedDraft, where, mode);
}
