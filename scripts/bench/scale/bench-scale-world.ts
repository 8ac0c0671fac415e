import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '../../../src/server/db/client.ts';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { applyMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { createLog } from '../../../src/server/observation/log.ts';
import { fillDevelopers, fillPosts, fillProjects } from '../bench-crowd.ts';
import { createWriter, type Writer } from '../bench-prose.ts';

const wordsPerPost = 840;

// The benchmark itself collects the statistics.
const settings = { autovacuum: 'off' };

/**
 * Fills a database once: it takes minutes at the first call, and later calls reuse the folder.
 * @param name of the folder
 */
export async function filledWorld(
  name: string,
  fill: (pool: pg.Pool, writer: Writer) => Promise<void>,
): Promise<string> {
  const dataDir = path.join(tmpdir(), `vibecode-bench-${name}`);
  const marker = path.join(dataDir, 'filled');
  const database = await startEmbeddedDatabase({
    dataDir,
    log: createLog('silent'),
    settings: { ...settings, ...(existsSync(marker) ? {} : { fsync: 'off' }) },
  });
  const pool = new pg.Pool(database.connection);
  pool.on('error', () => undefined);
  try {
    await applyMigrations(pool, path.resolve('prisma/migrations'));
    if (!existsSync(marker)) {
      await pool.query('TRUNCATE "BlogPost", "PostTally", "BlogCategory", "Developer" CASCADE');
      await fill(pool, createWriter());
      await pool.query('CHECKPOINT');
      writeFileSync(marker, '');
    }
  } finally {
    await pool.end();
    await database.stop();
  }
  return dataDir;
}

export function scaleWorld(rowCount: number): Promise<string> {
  return filledWorld(`${rowCount}-rows`, async (pool, writer) => {
    await fillPosts(pool, writer, { count: rowCount, words: wordsPerPost });
    await fillDevelopers(pool, writer, rowCount);
    await fillProjects(pool, writer, rowCount);
  });
}

export async function openWorld(dataDir: string) {
  const log = createLog('silent');
  const embedded = await startEmbeddedDatabase({ dataDir, log, settings });
  const db = createDatabase({
    ...{ connection: embedded.connection, log, poolSize: 10 },
    ...{ statementTimeoutMs: 120_000, connectTimeoutMs: 10_000 },
  });
  return {
    ...{ db, log },
    close: async () => {
      await db.close();
      await embedded.stop();
    },
  };
}

/** Simulates a database that was never analyzed (PostgreSQL 18). */
export async function forgetStatistics(pool: pg.Pool): Promise<void> {
  await pool.query(
    `SELECT pg_clear_attribute_stats(schemaname, tablename, attname, inherited) FROM pg_stats WHERE schemaname = 'public'`,
  );
  await pool.query(
    `SELECT pg_clear_relation_stats('public', relname) FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
}
