import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import type { OfferedDetails, OutlinePart, StagedDetails } from '../../staged-drafts.ts';

const sectionSelect = {
  id: true,
  heading: true,
  points: true,
  html: true,
  offeredHtml: true,
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

const detailSelect = {
  title: true,
  slug: true,
  excerpt: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
  imageUrl: true,
  imageAlt: true,
} satisfies Prisma.StagedDraftSelect;

const draftSelect = {
  id: true,
  version: true,
  subject: true,
  reader: true,
  goal: true,
  sources: true,
  voice: true,
  categoryId: true,
  ...detailSelect,
  offeredDetails: true,
  discardedAt: true,
  savedAt: true,
  postId: true,
  createdAt: true,
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

const openWhere = (adminId: number) => ({ adminId, savedAt: null, discardedAt: null });

export function findStagedRows(db: Db, adminId: number, take: number) {
  return db.stagedDraft.findMany({
    where: openWhere(adminId),
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take,
    select: { id: true, subject: true, updatedAt: true, sections: { select: { html: true } } },
  });
}

export function countStagedDrafts(db: Db, adminId: number): Promise<number> {
  return db.stagedDraft.count({ where: openWhere(adminId) });
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

interface DraftChange extends Partial<BriefColumns & StagedDetails> {
  /** Null removes the suggested details. */
  offeredDetails?: OfferedDetails | null;
  version?: number;
  discardedAt?: Date | null;
  savedAt?: Date;
  postId?: number;
}

export async function updateStagedDraft(
  tx: Db,
  id: number,
  { offeredDetails, ...data }: DraftChange,
): Promise<void> {
  await tx.stagedDraft.update({
    where: { id },
    data: {
      ...data,
      ...(offeredDetails === undefined ? {} : { offeredDetails: offeredDetails ?? Prisma.DbNull }),
    },
    select: { id: true },
  });
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

export function purgeStagedBefore(
  db: Db,
  before: { ended: Date; untouched: Date },
  mode: PurgeMode,
): Promise<number> {
  const where = {
    OR: [
      { savedAt: { lt: before.ended } },
      { discardedAt: { lt: before.ended } },
      { updatedAt: { lt: before.untouched } },
    ],
  };
  return purgeRows<Prisma.StagedDraftWhereInput>(db.stagedDraft, where, mode);
}
