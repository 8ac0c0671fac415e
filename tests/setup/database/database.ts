import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../../src/server/db/client.ts';
import { silentLog } from '../silent-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One per worker. */
    databases: pg.PoolConfig[];
    embeddedTemplate: string;
  }
}

/** Ends every connection to this worker's database except the calling one, like a server stop. */
export const endAllOthers = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

let database: Database | undefined;
let hasEmptyAll = false;

export function testConnection(): pg.PoolConfig {
  const connection = inject('databases')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!connection)
    throw new Error(`There is no database for worker ${process.env.VITEST_POOL_ID}.`);
  return connection;
}

/** Empty after `resetDatabase()`. The files of a worker share it, because a new client compiles every query anew. */
export function testDatabase(): Database {
  database ??= createDatabase({
    connection: testConnection(),
    // Enough for two listening processes, a worker and their concurrent queries.
    poolSize: 6,
    statementTimeoutMs: 10_000,
    // Tolerates slow connections on a busy machine.
    connectTimeoutMs: 30_000,
    log: silentLog,
  });
  return database;
}

/**
 * Empties every table and restarts all sequences. TRUNCATE would take a hundred times as long, because it creates new
 * files for every table and index.
 */
export async function resetDatabase(): Promise<void> {
  const { pool } = testDatabase();
  if (!hasEmptyAll) await pool.query(await emptyAllFunction(pool));
  hasEmptyAll = true;
  await pool.query('SELECT tests.empty_all()');
}

/** A function keeps the plans of its statements: planning them takes ten times as long as running them. */
async function emptyAllFunction(pool: pg.Pool): Promise<string> {
  const statements = await pool.query<{ sql: string }>(
    `SELECT format('DELETE FROM %I;', tablename) AS sql FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
     UNION ALL
     SELECT format('PERFORM setval(%L, 1, false);', quote_ident(sequencename)) FROM pg_sequences
     WHERE schemaname = 'public'`,
  );
  return `
    CREATE SCHEMA IF NOT EXISTS tests;
    CREATE OR REPLACE FUNCTION tests.empty_all() RETURNS void LANGUAGE plpgsql
      -- Suspends foreign keys, so that the order of the tables does not matter.
      SET session_replication_role = replica
      AS $$ BEGIN
        ${statements.rows.map(({ sql }) => sql).join('\n')}
        DELETE FROM graphile_worker._private_jobs;
      END $$`;
}
