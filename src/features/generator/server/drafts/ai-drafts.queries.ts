import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import type { GeneratedPost } from '../../ai-drafts.ts';

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
} satisfies Prisma.AiDraftSelect;

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
} satisfies Prisma.AiDraftSelect;

export type StoredAiDraft = Prisma.AiDraftGetPayload<{ select: typeof aiDraftSelect }>;
export type StoredRequest = Prisma.AiDraftGetPayload<{ select: typeof logSelect }>;

export const runningOutcome = 'running';

export const draftJobKeyPrefix = 'draft:';

export function insertRequest(
  db: Db,
  data: {
    actor: string;
    adminId: number | null;
    subject: string;
    categoryId: number | null;
    model: string;
    imageModel: string;
    heartbeatAt: Date;
  },
): Promise<StoredAiDraft> {
  return db.aiDraft.create({
    data: { ...data, outcome: runningOutcome },
    select: aiDraftSelect,
  });
}

const runSelect = {
  subject: true,
  actor: true,
  adminId: true,
  cancelledAt: true,
} satisfies Prisma.AiDraftSelect;

export type RunRequest = Prisma.AiDraftGetPayload<{ select: typeof runSelect }>;

interface Run {
  id: number;
  runBy: string;
}

/**
 * Takes over a request from another process and restarts it.
 * @returns null when the request has ended
 */
export async function claimRun(db: Db, { id, runBy }: Run, now: Date): Promise<RunRequest | null> {
  const [row] = await db.aiDraft.updateManyAndReturn({
    where: { id, outcome: runningOutcome },
    data: { runBy, heartbeatAt: now, stage: 'writing', title: '', text: '' },
    select: runSelect,
  });
  return row ?? null;
}

/** @returns null when another run has taken over */
export async function beat(
  db: Db,
  run: Run,
  data: { stage: string; title: string; text: string; heartbeatAt: Date },
): Promise<{ isCancelled: boolean } | null> {
  const [row] = await db.aiDraft.updateManyAndReturn({
    where: { ...run, outcome: runningOutcome },
    data,
    select: { cancelledAt: true },
  });
  return row ? { isCancelled: row.cancelledAt !== null } : null;
}

/** @returns false when another run has taken over */
export async function finishRun(
  db: Db,
  run: Run,
  data: {
    outcome: string;
    stage: string;
    title: string;
    text: string;
    result: GeneratedPost | null;
    durationMs: number;
    inputTokens: number;
    outputTokens: number;
  },
): Promise<boolean> {
  const { count } = await db.aiDraft.updateMany({
    where: { ...run, outcome: runningOutcome },
    data: { ...data, result: data.result ?? Prisma.DbNull },
  });
  return count === 1;
}

/**
 * Ends requests without a heartbeat and without a job.
 * @returns the number of ended requests
 */
export function endLostRuns(db: Db, silentSince: Date): Promise<number> {
  return db.$executeRaw(Prisma.sql`
    UPDATE "AiGeneration" AS request
    SET "outcome" = CASE WHEN "cancelledAt" IS NULL THEN 'brokenOff' ELSE 'cancelled' END
    WHERE "outcome" = ${runningOutcome} AND "heartbeatAt" < ${silentSince}::timestamptz
      AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs AS job
        WHERE job.key = ${draftJobKeyPrefix} || request."id"
          AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL))`);
}

const openWhere = (adminId: number) => ({ adminId, savedAt: null, discardedAt: null });

export function findOpenAiDrafts(db: Db, adminId: number, take: number): Promise<StoredAiDraft[]> {
  return db.aiDraft.findMany({
    where: openWhere(adminId),
    orderBy: { id: 'desc' },
    take,
    select: aiDraftSelect,
  });
}

export function countOpenAiDrafts(db: Db, adminId: number): Promise<number> {
  return db.aiDraft.count({ where: openWhere(adminId) });
}

export async function closeEmptyAiDrafts(db: Db, adminId: number, now: Date): Promise<void> {
  await db.aiDraft.updateMany({
    where: {
      ...openWhere(adminId),
      outcome: { not: runningOutcome },
      OR: [{ text: '', result: { equals: Prisma.DbNull } }, { cancelledAt: { not: null } }],
    },
    data: { discardedAt: now },
  });
}

export function findAiDraftResult(db: Db, key: { id: number; adminId: number }) {
  return db.aiDraft.findFirst({ where: key, select: { result: true } });
}

export async function lockAiDraft(tx: Db, key: { id: number; adminId: number }) {
  await tx.$queryRaw`SELECT 1 FROM "AiGeneration" WHERE "id" = ${key.id} FOR UPDATE`;
  return tx.aiDraft.findFirst({
    where: key,
    select: { ...aiDraftSelect, model: true, savedAt: true, discardedAt: true, postId: true },
  });
}

export async function markAiDraft(
  tx: Db,
  id: number,
  data: {
    cancelledAt?: Date;
    discardedAt?: Date | null;
    savedAt?: Date;
    postId?: number;
  },
): Promise<void> {
  await tx.aiDraft.update({ where: { id }, data, select: { id: true } });
}

export function findRequests(
  db: Db,
  page: { skip: number; take: number },
): Promise<StoredRequest[]> {
  return db.aiDraft.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...page,
    select: logSelect,
  });
}

export function countRequests(db: Db): Promise<number> {
  return db.aiDraft.count();
}

export async function categoryExists(db: Db, id: number): Promise<boolean> {
  return (await db.blogCategory.findUnique({ where: { id }, select: { id: true } })) !== null;
}

/** Deletes or counts old requests, except for open drafts. */
export function purgeRequestsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const isClosed = [
    { adminId: null },
    { savedAt: { not: null } },
    { discardedAt: { not: null } },
    { text: '', result: { equals: Prisma.DbNull } },
  ];
  const where = { createdAt: { lt: before }, outcome: { not: runningOutcome }, OR: isClosed };
  return purgeRows<Prisma.AiDraftWhereInput>(db.aiDraft, where, mode);
}
