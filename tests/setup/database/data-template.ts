import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { applyMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { applyJobMigrations } from '../../../src/server/queue/schema.ts';
import { silentLog } from '../silent-log.ts';
import { openPool } from './open-pool.ts';

export const templateFolder = 'node_modules/.cache/vibecode';
const MIGRATIONS = 'prisma/migrations';
/** Disables durability: the data does not outlive the run. */
export const quickSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
};

export async function migrate(connection: pg.PoolConfig): Promise<void> {
  const pool = openPool(connection);
  await applyMigrations(pool, MIGRATIONS);
  await applyJobMigrations(pool);
  await pool.end();
}

/** @returns a data folder with all tables and no rows, kept between runs; copy it before a database starts on it */
export async function prepareDataTemplate(): Promise<string> {
  const template = path.join(templateFolder, `data-template-${templateHash()}`);
  if (existsSync(template)) return template;
  const unfinished = `${template}.${process.pid}`;
  const embedded = await startEmbeddedDatabase({
    dataDir: unfinished,
    log: silentLog,
    settings: quickSettings,
  });
  await migrate(embedded.connection);
  await embedded.stop();
  if (existsSync(template)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, template);
  return template;
}

/** Hashes everything that determines the files: migrations, PostgreSQL's version and the code that creates them. */
function templateHash(): string {
  const hash = createHash('sha256');
  hash
    .update(readFileSync('package.json'))
    .update(readFileSync('src/server/db/embedded/cluster.ts'));
  for (const file of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(path.join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
