import type { Db } from '../db/client.ts';

export interface FailedJob {
  id: string;
  name: string;
  attempts: number;
  lastError: string;
  failedAt: Date;
}

/** Jobs that have failed for good, the latest first. */
export function findFailedJobs(db: Db, take: number): Promise<FailedJob[]> {
  return db.$queryRaw<FailedJob[]>`
    SELECT id::text, task_identifier AS "name", attempts::int, coalesce(last_error, '') AS "lastError",
      updated_at AS "failedAt"
    FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts >= max_attempts
    ORDER BY updated_at DESC, id DESC LIMIT ${take}`;
}

/**
 * Lets jobs that have failed for good be tried again from the start.
 * @param ids null for all of them
 * @returns the ids of those that will be
 */
export async function retryFailedJobs(db: Db, ids: readonly string[] | null): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT id FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts >= max_attempts
          AND (${ids === null} OR id = ANY(${ids ?? []}::text[]::bigint[]))
      ),
      run_at => now(), attempts => 0
    )`;
  return rows.map(({ id }) => id);
}
