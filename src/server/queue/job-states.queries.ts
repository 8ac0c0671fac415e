import type { Db } from '../db/client.ts';

export interface JobStates {
  ready: number;
  /** Waits for its time and was never tried. */
  scheduled: number;
  retrying: number;
  running: number;
  failed: number;
  oldestReadySeconds: number;
}

export async function readJobStates(db: Db): Promise<JobStates> {
  const [states] = await db.$queryRaw<JobStates[]>`
    SELECT
      count(*) FILTER (WHERE is_ready)::int AS "ready",
      count(*) FILTER (WHERE is_waiting AND NOT is_ready AND attempts = 0)::int AS "scheduled",
      count(*) FILTER (WHERE is_waiting AND NOT is_ready AND attempts > 0)::int AS "retrying",
      count(*) FILTER (WHERE is_running)::int AS "running",
      count(*) FILTER (WHERE NOT is_running AND NOT is_waiting)::int AS "failed",
      COALESCE(max(extract(epoch FROM now() - run_at)) FILTER (WHERE is_ready), 0)::float8
        AS "oldestReadySeconds"
    FROM (
      SELECT run_at, attempts, is_running, is_waiting, is_waiting AND run_at <= now() AS is_ready FROM (
        SELECT run_at, attempts, locked_at IS NOT NULL AS is_running,
          locked_at IS NULL AND attempts < max_attempts AS is_waiting
        FROM graphile_worker.jobs
      ) AS job
    ) AS job`;
  if (!states) throw new Error('Counting jobs answered nothing.');
  return states;
}
