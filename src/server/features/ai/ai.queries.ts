import type { GeneratedPost } from '../../../shared/admin-drafts.ts';
import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../purge-mode.ts';

const generationSelect = {
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
} satisfies Prisma.AiGenerationSelect;

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
} satisfies Prisma.AiGenerationSelect;

export type StoredGeneration = Prisma.AiGenerationGetPayload<{ select: typeof generationSelect }>;
export type StoredRequest = Prisma.AiGenerationGetPayload<{ select: typeof logSelect }>;

export const runningOutcome = 'running';

/** Before the id of the request. */
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
): Promise<StoredGeneration> {
  return db.aiGeneration.create({
    data: { ...data, outcome: runningOutcome },
    select: generationSelect,
  });
}

const runSelect = {
  subject: true,
  actor: true,
  adminId: true,
  cancelledAt: true,
} satisfies Prisma.AiGenerationSelect;

export type RunRequest = Prisma.AiGenerationGetPayload<{ select: typeof runSelect }>;

/** One try at a request. */
interface Run {
  id: number;
  runBy: string;
}

/** Takes a request in hand, from whoever had it, and begins it anew. @returns null where it has ended. */
export async function claimRun(db: Db, { id, runBy }: Run, now: Date): Promise<RunRequest | null> {
  const [row] = await db.aiGeneration.updateManyAndReturn({
    where: { id, outcome: runningOutcome },
    data: { runBy, heartbeatAt: now, stage: 'writing', title: '', text: '' },
    select: runSelect,
  });
  return row ?? null;
}

/** Writes down how far a run has come. @returns null when another run has taken over. */
export async function beat(
  db: Db,
  run: Run,
  data: { stage: string; title: string; text: string; heartbeatAt: Date },
): Promise<{ isCancelled: boolean } | null> {
  const [row] = await db.aiGeneration.updateManyAndReturn({
    where: { ...run, outcome: runningOutcome },
    data,
    select: { cancelledAt: true },
  });
  return row ? { isCancelled: row.cancelledAt !== null } : null;
}

/** @returns whether it was this run's to finish. */
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
  const { count } = await db.aiGeneration.updateMany({
    where: { ...run, outcome: runningOutcome },
    data: { ...data, result: data.result ?? Prisma.DbNull },
  });
  return count === 1;
}

/** Ends requests that nobody signs for and that no job will take up. @returns how many. */
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

/** What an admin's generator holds: not saved, not discarded. */
const openWhere = (adminId: number) => ({ adminId, savedAt: null, discardedAt: null });

export function findOpenGenerations(
  db: Db,
  adminId: number,
  take: number,
): Promise<StoredGeneration[]> {
  return db.aiGeneration.findMany({
    where: openWhere(adminId),
    orderBy: { id: 'desc' },
    take,
    select: generationSelect,
  });
}

export function countOpenGenerations(db: Db, adminId: number): Promise<number> {
  return db.aiGeneration.count({ where: openWhere(adminId) });
}

/** Puts away what ended without anything to keep, and what was cancelled. */
export async function closeEmptyGenerations(db: Db, adminId: number, now: Date): Promise<void> {
  await db.aiGeneration.updateMany({
    where: {
      ...openWhere(adminId),
      outcome: { not: runningOutcome },
      OR: [{ text: '', result: { equals: Prisma.DbNull } }, { cancelledAt: { not: null } }],
    },
    data: { discardedAt: now },
  });
}

/** Keeps other changes of a generation of this admin waiting until the transaction ends. */
export async function lockGeneration(tx: Db, key: { id: number; adminId: number }) {
  await tx.$queryRaw`SELECT 1 FROM "AiGeneration" WHERE "id" = ${key.id} FOR UPDATE`;
  return tx.aiGeneration.findFirst({
    where: key,
    select: { ...generationSelect, savedAt: true, discardedAt: true, postId: true },
  });
}

export async function markGeneration(
  tx: Db,
  id: number,
  data: {
    cancelledAt?: Date;
    discardedAt?: Date | null;
    savedAt?: Date;
    postId?: number;
  },
): Promise<void> {
  await tx.aiGeneration.update({ where: { id }, data, select: { id: true } });
}

export function findRequests(
  db: Db,
  page: { skip: number; take: number },
): Promise<StoredRequest[]> {
  return db.aiGeneration.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...page,
    select: logSelect,
  });
}

export function countRequests(db: Db): Promise<number> {
  return db.aiGeneration.count();
}

export async function categoryExists(db: Db, id: number): Promise<boolean> {
  return (await db.blogCategory.findUnique({ where: { id }, select: { id: true } })) !== null;
}

/** Requests for drafts, but for what a generator still holds. */
export function purgeRequestsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const isClosed = [
    { adminId: null },
    { savedAt: { not: null } },
    { discardedAt: { not: null } },
    { text: '', result: { equals: Prisma.DbNull } },
  ];
  const where = { createdAt: { lt: before }, outcome: { not: runningOutcome }, OR: isClosed };
  return purgeRows<Prisma.AiGenerationWhereInput>(db.aiGeneration, where, mode);
}
