import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { DatabaseUnavailableError } from '../errors.ts';

/** The migrations of the last version before 1.0.0. Version 1.1 knows them no more, nor anything in this file. */
const before = {
  first: '20261120000000_init',
  last: '20261208100000_backup_outcomes',
  count: 124,
};

/** Leads from the schema before 1.0.0 to the one of 1.0.0, and back. */
export interface Adoption {
  adopt: string;
  back: string;
}

interface Named {
  name: string;
}

/** @returns undefined where the folder of migrations has no neighbor with the scripts */
export async function readAdoption(migrationsDir: string): Promise<Adoption | undefined> {
  const folder = path.join(migrationsDir, '../before');
  if (!existsSync(folder)) return undefined;
  const [adopt, back] = await Promise.all(
    ['adopt.sql', 'back.sql'].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return adopt !== undefined && back !== undefined ? { adopt, back } : undefined;
}

export function isBeforeOne(history: readonly Named[]): boolean {
  return history.some(({ name }) => name === before.first);
}

/** @throws DatabaseUnavailableError for an older version than the last one before 1.0.0 */
export function requireLastBeforeOne(history: readonly Named[]): void {
  if (history.length === before.count && history.some(({ name }) => name === before.last)) return;
  throw new DatabaseUnavailableError(
    'This is of an older version than the last one before 1.0.0: start that one on it first, and stop it again.',
  );
}

/** Writes the history that a backup of before 1.0.0 names. Its migrations are no files any more. */
export async function writeHistoryOfBefore(
  client: pg.ClientBase,
  history: readonly { name: string; checksum: string }[],
): Promise<void> {
  await client.query('DELETE FROM "_prisma_migrations"');
  for (const { name, checksum } of history) {
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    );
  }
}
