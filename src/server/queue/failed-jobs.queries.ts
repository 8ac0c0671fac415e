import type { Db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';

export interface FailedJob {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  lastError: string;
  failedAt: Date;
}

const hasFailed = Prisma.sql`job.locked_at IS NULL AND job.attempts >= job.max_attempts`;

const failedJobs = Prisma.sql`
  SELECT job.id::text, task.identifier AS "name", job.payload, job.attempts::int,
    coalesce(job.last_error, '') AS "lastError", job.updated_at AS "failedAt"
  FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  WHERE ${hasFailed}`;

export function findFailedJobs(db: Db, take: number): Promise<FailedJob[]> {
  return db.$queryRaw<FailedJob[]>(Prisma.sql`
    ${failedJobs} ORDER BY job.updated_at DESC, job.id DESC LIMIT ${take}::int`);
}

export async function lockFailedJob(tx: Db, id: string): Promise<FailedJob | null> {
  const [row] = await tx.$queryRaw<FailedJob[]>(Prisma.sql`
    ${failedJobs} AND job.id = ${id}::bigint FOR UPDATE OF job`);
  return row ?? null;
}

/**
 * Resets the tries of jobs that have failed for good.
 * @param ids null for all of them
 * @returns the ids of the reset jobs
 */
export async function retryFailedJobs(db: Db, ids: readonly string[] | null): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT id::text FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT job.id FROM graphile_worker.jobs AS job WHERE ${hasFailed}
          AND (${ids === null} OR job.id = ANY(${ids ?? []}::text[]::bigint[]))
      ),
      run_at => now(), attempts => 0
    )`);
  return rows.map(({ id }) => id);
}

export async function deleteJob(tx: Db, id: string): Promise<void> {
  await tx.$executeRaw(Prisma.sql`
    SELECT 1 FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`);
}
