import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { writeHistoryOfBefore } from '../../../src/server/db/migrations/adoption.ts';
import { applyMigrations, readMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { applyJobMigrations } from '../../../src/server/queue/schema.ts';
import { emptyDatabase } from './empty-database.ts';
import { openPool } from './open-pool.ts';

export const siteMigrations = 'prisma/migrations';
export const backupBeforeOne = path.resolve('tests/fixtures/releases/before-1.0.0.tar.gz');

const historyOfBefore = ['20261120000000_init', '20261208100000_backup_outcomes'];
const countOfBefore = 124;

async function openEmpty() {
  const connection = await emptyDatabase();
  const pool = openPool(connection);
  onTestFinished(() => pool.end());
  return { connection, pool };
}

/** A database of this version with every table, before anything was done with it. */
export async function presentDatabase() {
  const database = await openEmpty();
  await applyMigrations(database.pool, siteMigrations);
  await applyJobMigrations(database.pool);
  return database;
}

/**
 * A database of the last version before 1.0.0.
 * @param fill inserts rows, which that version could have too
 */
export async function databaseBeforeOne(
  fill: (pool: pg.Pool) => Promise<unknown> = async () => {},
) {
  const database = await presentDatabase();
  const { pool } = database;
  await fill(pool);
  const [first] = await readMigrations(siteMigrations);
  await pool.query(first?.adoption?.back ?? '');
  const between = Array.from(
    { length: countOfBefore - historyOfBefore.length },
    (_value, index) => `20261122${String(index).padStart(6, '0')}_step`,
  );
  const client = await pool.connect();
  const names = [...historyOfBefore, ...between];
  await writeHistoryOfBefore(
    client,
    names.map((name) => ({ name, checksum: '0'.repeat(64) })),
  );
  client.release();
  return database;
}

/** Writes the migrations of a later version: those of this one, and these. */
export function writeLaterVersion(folder: string, further: Readonly<Record<string, string>>): void {
  cpSync(siteMigrations, folder, { recursive: true });
  for (const [name, sql] of Object.entries(further)) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'migration.sql'), sql);
  }
}
