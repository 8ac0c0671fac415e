import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';

export const runningOutcome = 'running';

export const stepJobKeyPrefix = 'staged:';

export async function insertStep(
  tx: Db,
  data: {
    draftId: number;
    actor: string;
    kind: string;
    sectionId: string | null;
    wish: string;
    model: string;
    heartbeatAt: Date;
  },
): Promise<number> {
  const row = await tx.stagedStep.create({
    data: { ...data, outcome: runningOutcome },
    select: { id: true },
  });
  return row.id;
}

const runSelect = {
  draftId: true,
  actor: true,
  kind: true,
  sectionId: true,
  wish: true,
  cancelledAt: true,
  draft: { select: { adminId: true } },
} satisfies Prisma.StagedStepSelect;

export type StepRequest = Prisma.StagedStepGetPayload<{ select: typeof runSelect }>;

export interface StepRun {
  id: number;
  runBy: string;
}

/**
 * Takes over a step from another process and restarts it.
 * @returns null when the step has ended
 */
export async function claimStep(db: Db, { id, runBy }: StepRun, now: Date) {
  const { count } = await db.stagedStep.updateMany({
    where: { id, outcome: runningOutcome },
    data: { runBy, heartbeatAt: now, text: '' },
  });
  return count === 0 ? null : db.stagedStep.findUnique({ where: { id }, select: runSelect });
}

/** @returns null when another run has taken over */
export async function beatStep(
  db: Db,
  run: StepRun,
  data: { text: string; heartbeatAt: Date },
): Promise<{ isCancelled: boolean } | null> {
  const [row] = await db.stagedStep.updateManyAndReturn({
    where: { ...run, outcome: runningOutcome },
    data,
    select: { cancelledAt: true },
  });
  return row ? { isCancelled: row.cancelledAt !== null } : null;
}

/** @returns false when another run has taken over */
export async function finishStep(
  tx: Db,
  run: StepRun,
  data: Pick<
    Prisma.StagedStepUncheckedCreateInput,
    'outcome' | 'text' | 'inputTokens' | 'outputTokens' | 'costMicros' | 'durationMs'
  >,
): Promise<boolean> {
  const { count } = await tx.stagedStep.updateMany({
    where: { ...run, outcome: runningOutcome },
    data,
  });
  return count === 1;
}

export async function cancelSteps(tx: Db, draftId: number, cancelledAt: Date): Promise<void> {
  await tx.stagedStep.updateMany({
    where: { draftId, outcome: runningOutcome, cancelledAt: null },
    data: { cancelledAt },
  });
}

/**
 * Ends steps without a heartbeat and without a job.
 * @returns the number of ended steps
 */
export function endLostSteps(db: Db, silentSince: Date): Promise<number> {
  return db.$executeRaw(Prisma.sql`
    UPDATE "StagedStep" AS step
    SET "outcome" = CASE WHEN "cancelledAt" IS NULL THEN 'brokenOff' ELSE 'cancelled' END
    WHERE "outcome" = ${runningOutcome} AND "heartbeatAt" < ${silentSince}::timestamptz
      AND NOT EXISTS (
        SELECT 1 FROM graphile_worker.jobs AS job
        WHERE job.key = ${stepJobKeyPrefix} || step."id"
          AND (job.attempts < job.max_attempts OR job.locked_at IS NOT NULL))`);
}
