import type { Db } from '../../../../server/db/client.ts';
import { type AiOutcome, type DraftStage, Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

export const runningOutcome = 'running' as const satisfies AiOutcome;

export const runJobKeyPrefix = 'run:';

export type NewRun = Pick<
  Prisma.ModelRunUncheckedCreateInput,
  | 'key'
  | 'purpose'
  | 'actor'
  | 'adminId'
  | 'model'
  | 'subject'
  | 'categoryId'
  | 'imageModel'
  | 'draftId'
  | 'sectionId'
  | 'wish'
> & { heartbeatAt: Date };

/** @returns null when a run has this key already */
export async function insertRun(db: Db, run: NewRun): Promise<number | null> {
  const data = { ...run, createdAt: run.heartbeatAt, outcome: runningOutcome };
  const select = { id: true };
  const [row] = await db.modelRun.createManyAndReturn({ data, skipDuplicates: true, select });
  return row?.id ?? null;
}

const runSelect = {
  id: true,
  purpose: true,
  actor: true,
  adminId: true,
  subject: true,
  draftId: true,
  sectionId: true,
  wish: true,
  cancelledAt: true,
} satisfies Prisma.ModelRunSelect;

export type RunRequest = Prisma.ModelRunGetPayload<{ select: typeof runSelect }>;

interface Run {
  id: number;
  runBy: string;
}

/** The part of a run that readers are shown. */
export interface Progress {
  stage: DraftStage;
  title: string;
  text: string;
}

export const noProgress: Progress = { stage: 'writing', title: '', text: '' };

/**
 * Takes over a run from another process and begins it again.
 * @returns null when the run has ended
 */
export async function claimRun(db: Db, { id, runBy }: Run, now: Date): Promise<RunRequest | null> {
  const [row] = await db.modelRun.updateManyAndReturn({
    where: { id, outcome: runningOutcome },
    data: { ...noProgress, runBy, heartbeatAt: now },
    select: runSelect,
  });
  return row ?? null;
}

/** @returns null when another process has taken over */
export async function beatRun(
  db: Db,
  run: Run,
  data: Progress & { heartbeatAt: Date },
): Promise<{ isCancelled: boolean } | null> {
  const [row] = await db.modelRun.updateManyAndReturn({
    where: { ...run, outcome: runningOutcome },
    data,
    select: { cancelledAt: true },
  });
  return row ? { isCancelled: row.cancelledAt !== null } : null;
}

export interface RunEnd extends Progress {
  outcome: AiOutcome;
  result: Prisma.InputJsonValue | null;
  inputTokens: number;
  outputTokens: number;
  costMicros: number | null;
  durationMs: number;
}

/** @returns false when another process has taken over */
export async function finishRun(tx: Db, run: Run, { result, ...data }: RunEnd): Promise<boolean> {
  const { count } = await tx.modelRun.updateMany({
    where: { ...run, outcome: runningOutcome },
    data: { ...data, result: result ?? Prisma.DbNull },
  });
  return count === 1;
}

export async function cancelRuns(
  tx: Db,
  which: { id: number } | { draftId: number },
  cancelledAt: Date,
): Promise<void> {
  await tx.modelRun.updateMany({
    where: { ...which, outcome: runningOutcome, cancelledAt: null },
    data: { cancelledAt },
  });
}

export interface LostRun {
  /** Null for a run that is no step of a staged draft. */
  draftId: number | null;
  actor: string;
  adminId: number | null;
}

/** Ends runs without a heartbeat and without a job. */
export function endLostRuns(db: Db, silentSince: Date): Promise<LostRun[]> {
  return db.$queryRaw<LostRun[]>(Prisma.sql`
    UPDATE "ModelRun" AS run
    SET "outcome" = (CASE WHEN "cancelledAt" IS NULL THEN 'brokenOff' ELSE 'cancelled' END)::"AiOutcome"
    WHERE "outcome" = ${runningOutcome} AND "heartbeatAt" < ${silentSince}::timestamptz
      AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs AS job
        WHERE job.key = ${runJobKeyPrefix} || run."id"
          AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL))
    RETURNING "draftId", "actor", "adminId"`);
}

/** Finds the run of a browser's key. */
export function findRunByKey(db: Db, where: { key: string; adminId: number }) {
  return db.modelRun.findFirst({
    where,
    select: { purpose: true, model: true, outcome: true, text: true, createdAt: true },
  });
}

/** Runs with a browser's key. */
export function purgeKeyedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = { key: { not: null }, createdAt: { lt: before } };
  return purgeRows<Prisma.ModelRunWhereInput>(db.modelRun, where, mode);
}
