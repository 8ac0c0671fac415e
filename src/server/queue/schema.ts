import type pg from 'pg';
import { beginUnderMigrationLock } from '../db/migrations/lock.ts';

/** Revision of the tables that this version of graphile-worker requires. */
export const jobSchemaRevision = 19;

/** Migrates graphile-worker's own tables. Loads the library only when they are out of date. */
export async function applyJobMigrations(pool: pg.Pool): Promise<void> {
  if ((await readJobRevision(pool)) >= jobSchemaRevision) return;
  const [{ runMigrations }, { createJobLogger }] = await Promise.all([
    import('graphile-worker'),
    import('./job-log.ts'),
  ]);
  const lock = await pool.connect();
  try {
    await beginUnderMigrationLock(lock);
    await runMigrations({ pgPool: pool, logger: createJobLogger(null) });
    await lock.query('COMMIT');
  } finally {
    lock.release();
  }
}

/** Removes graphile-worker's own tables with the jobs in them; the next start makes them as its version needs them. */
export async function dropJobTables(pool: pg.Pool): Promise<void> {
  await pool.query('DROP SCHEMA graphile_worker CASCADE');
}

/** @returns 0 in a database without them */
export async function readJobRevision(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ table: string | null }>(
    `SELECT to_regclass('graphile_worker.migrations') AS table`,
  );
  if (!rows[0]?.table) return 0;
  const found = await pool.query<{ id: number | null }>(
    'SELECT max(id) AS id FROM graphile_worker.migrations',
  );
  return found.rows[0]?.id ?? 0;
}
