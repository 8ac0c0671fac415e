import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { applyMigrations } from '../../../src/server/db/migrate.ts';
import { createLog } from '../../../src/server/observation/log.ts';
import { fillDevelopers, fillPosts, fillProjects } from '../bench-crowd.ts';
import { createWriter } from '../bench-prose.ts';

const wordsPerPost = 840;

/** Takes minutes at the first call; later calls reuse the folder. */
export async function scaleWorld(rowCount: number): Promise<string> {
  const dataDir = path.join(tmpdir(), `vibecode-bench-${rowCount}-rows`);
  const marker = path.join(dataDir, 'filled');
  const database = await startEmbeddedDatabase({
    dataDir,
    log: createLog('silent'),
    // The benchmark itself collects the statistics.
    settings: { autovacuum: 'off', ...(existsSync(marker) ? {} : { fsync: 'off' }) },
  });
  const pool = new pg.Pool(database.connection);
  pool.on('error', () => undefined);
  try {
    await applyMigrations(pool, path.resolve('prisma/migrations'));
    if (!existsSync(marker)) {
      await pool.query('TRUNCATE "BlogPost", "PostTally", "BlogCategory", "Developer" CASCADE');
      const writer = createWriter();
      await fillPosts(pool, writer, { count: rowCount, words: wordsPerPost });
      await fillDevelopers(pool, writer, rowCount);
      await fillProjects(pool, writer, rowCount);
      await pool.query('CHECKPOINT');
      writeFileSync(marker, '');
    }
  } finally {
    await pool.end();
    await database.stop();
  }
  return dataDir;
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
