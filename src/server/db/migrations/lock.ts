import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** The lock of `prisma migrate`, so that the two never run at the same time. */
const PRISMA_MIGRATE_LOCK = 72_707_369;
const RETRY_DELAY_MS = 100;

/**
 * Begins a transaction that holds the lock. Each try has a transaction of its own: a statement that waits for the lock keeps a
 * snapshot, and a CREATE INDEX CONCURRENTLY of the holder would wait for that one in turn, forever.
 * @throws an error with the code of PostgreSQL's lock_timeout
 */
export async function beginUnderMigrationLock(
  client: pg.ClientBase,
  longestWaitMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    await client.query('BEGIN');
    if (await tryLock(client, 'pg_try_advisory_xact_lock')) return;
    await client.query('ROLLBACK');
    if (performance.now() - startedAt > longestWaitMs) {
      throw Object.assign(new Error('Migrations are under way.'), { code: '55P03' });
    }
    await setTimeout(RETRY_DELAY_MS);
  }
}

/** Holds the lock outside a transaction. The connection must not lead through a pooler that shares its sessions. */
export async function withMigrationLock<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await tryLock(client, 'pg_try_advisory_lock'))) await setTimeout(RETRY_DELAY_MS);
  try {
    return await work();
  } finally {
    // A lost connection has freed it already.
    await client.query('SELECT pg_advisory_unlock($1)', [PRISMA_MIGRATE_LOCK]).catch(() => {});
  }
}

/** @param openConnection goes past a pooler; the pool will do where there is none */
export async function openSession(
  pool: pg.Pool,
  { openConnection }: { openConnection?(): Promise<pg.Client> },
): Promise<{ client: pg.ClientBase; close(): Promise<void> }> {
  if (openConnection) {
    const client = await openConnection();
    return { client, close: () => client.end() };
  }
  const client = await pool.connect();
  return { client, close: async () => client.release() };
}

async function tryLock(
  client: pg.ClientBase,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock',
): Promise<boolean> {
  const { rows } = await client.query<{ isFree: boolean }>(`SELECT ${lock}($1) AS "isFree"`, [
    PRISMA_MIGRATE_LOCK,
  ]);
  return rows[0]?.isFree === true;
}
