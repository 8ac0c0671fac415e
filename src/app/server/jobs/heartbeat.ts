import type pg from 'pg';

export const heartbeatMs = 10_000;
/** A worker silent for this long counts as dead. With one more heartbeat, its jobs are free within a minute. */
export const silenceSeconds = 40;

/**
 * Uses the database's clock, which all processes share.
 * @param workerId graphile-worker's pool id, which locks the jobs
 */
export async function beat(pool: pg.Pool, workerId: string): Promise<void> {
  await pool.query(
    `INSERT INTO "JobWorker" ("id") VALUES ($1) ON CONFLICT ("id") DO UPDATE SET "seenAt" = now()`,
    [workerId],
  );
}

export async function signOff(pool: pg.Pool, workerId: string): Promise<void> {
  await pool.query('DELETE FROM "JobWorker" WHERE "id" = $1', [workerId]);
}

/**
 * Unlocks the jobs of dead and unknown workers. graphile-worker itself waits four hours.
 * @returns the ids of the dead workers that had jobs
 */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<string[]> {
  const silence = [silenceSeconds];
  await pool.query(
    `DELETE FROM "JobWorker" WHERE "seenAt" < now() - make_interval(secs => $1)`,
    silence,
  );
  const { rows } = await pool.query<{ locked_by: string }>(
    `SELECT DISTINCT locked_by FROM graphile_worker.jobs
     WHERE locked_at < now() - make_interval(secs => $1)
       AND NOT EXISTS (SELECT 1 FROM "JobWorker" WHERE "id" = locked_by)`,
    silence,
  );
  const dead = rows.map((row) => row.locked_by);
  if (dead.length > 0) {
    await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead]);
  }
  return dead;
}
