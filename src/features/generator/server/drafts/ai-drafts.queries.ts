import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import { wholePostPurpose } from '../../../posts/post-editing.ts';
import { insertRun, runningOutcome } from '../runs/model-runs.queries.ts';

/** Drafts of the generator. */
const purpose = wholePostPurpose;

const aiDraftSelect = {
  id: true,
  subject: true,
  categoryId: true,
  outcome: true,
  stage: true,
  title: true,
  text: true,
  result: true,
  durationMs: true,
  cancelledAt: true,
  createdAt: true,
} satisfies Prisma.ModelRunSelect;

const logSelect = {
  id: true,
  actor: true,
  adminId: true,
  subject: true,
  model: true,
  imageModel: true,
  outcome: true,
  title: true,
  durationMs: true,
  inputTokens: true,
  outputTokens: true,
  cancelledAt: true,
  discardedAt: true,
  savedAt: true,
  postId: true,
  createdAt: true,
} satisfies Prisma.ModelRunSelect;

export type StoredAiDraft = Prisma.ModelRunGetPayload<{ select: typeof aiDraftSelect }>;
export type StoredRequest = Prisma.ModelRunGetPayload<{ select: typeof logSelect }>;

/** @returns the id of the run */
export async function insertDraftRun(
  db: Db,
  run: {
    actor: string;
    adminId: number | null;
    subject: string;
    categoryId: number | null;
    model: string;
    imageModel: string;
    heartbeatAt: Date;
  },
): Promise<number> {
  const id = await insertRun(db, { ...run, purpose });
  if (id === null) throw new Error('A run without a key cannot be there already.');
  return id;
}

export function findAiDraft(db: Db, id: number): Promise<StoredAiDraft> {
  return db.modelRun.findUniqueOrThrow({ where: { id }, select: aiDraftSelect });
}

const openWhere = (adminId: number) => ({
  ...{ purpose, adminId, savedAt: null, discardedAt: null },
});

export function findOpenAiDrafts(db: Db, adminId: number, take: number): Promise<StoredAiDraft[]> {
  return db.modelRun.findMany({
    where: openWhere(adminId),
    orderBy: { id: 'desc' },
    take,
    select: aiDraftSelect,
  });
}

export function countOpenAiDrafts(db: Db, adminId: number): Promise<number> {
  return db.modelRun.count({ where: openWhere(adminId) });
}

export async function closeEmptyAiDrafts(db: Db, adminId: number, now: Date): Promise<void> {
  await db.modelRun.updateMany({
    where: {
      ...openWhere(adminId),
      outcome: { not: runningOutcome },
      OR: [{ text: '', result: { equals: Prisma.DbNull } }, { cancelledAt: { not: null } }],
    },
    data: { discardedAt: now },
  });
}

export function findAiDraftResult(db: Db, key: { id: number; adminId: number }) {
  return db.modelRun.findFirst({ where: { ...key, purpose }, select: { result: true } });
}

export async function lockAiDraft(tx: Db, key: { id: number; adminId: number }) {
  await tx.$queryRaw`SELECT 1 FROM "ModelRun" WHERE "id" = ${key.id} FOR UPDATE`;
  return tx.modelRun.findFirst({
    where: { ...key, purpose },
    select: { ...aiDraftSelect, model: true, savedAt: true, discardedAt: true, postId: true },
  });
}

export async function markAiDraft(
  tx: Db,
  id: number,
  data: {
    discardedAt?: Date | null;
    savedAt?: Date;
    postId?: number;
  },
): Promise<void> {
  await tx.modelRun.update({ where: { id }, data, select: { id: true } });
}

export function findRequests(
  db: Db,
  page: { skip: number; take: number },
): Promise<StoredRequest[]> {
  return db.modelRun.findMany({
    where: { purpose },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...page,
    select: logSelect,
  });
}

export function countRequests(db: Db): Promise<number> {
  return db.modelRun.count({ where: { purpose } });
}

/** Deletes or counts old requests, except for open drafts. */
export function purgeRequestsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const isClosed = [
    { adminId: null },
    { savedAt: { not: null } },
    { discardedAt: { not: null } },
    { text: '', result: { equals: Prisma.DbNull } },
  ];
  const where = {
    purpose,
    createdAt: { lt: before },
    outcome: { not: runningOutcome },
    OR: isClosed,
  };
  return purgeRows<Prisma.ModelRunWhereInput>(db.modelRun, where, mode);
}
