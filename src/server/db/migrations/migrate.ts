import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { DatabaseUnavailableError } from '../errors.ts';
import {
  type Adoption,
  isBeforeOne,
  readAdoption,
  requireLastBeforeOne,
  writeHistoryOfBefore,
} from './adoption.ts';
import {
  createHistory,
  type HistoryRow,
  readHistory,
  readHistoryIfAny,
  writeHistoryRow,
} from './history.ts';
import { insideTransaction, isLive, runLive } from './live.ts';
import { beginUnderMigrationLock, openSession, withMigrationLock } from './lock.ts';
import { failureOf, untilFree } from './until-free.ts';

const MIGRATION_TIMEOUT_MS = 3_600_000;

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file, hex. */
  checksum: string;
  /** Only of the first one. */
  adoption?: Adoption | undefined;
}

/** Waiting longer would hold up everybody who comes after us in the queue for the table. */
const LOCK_TIMEOUT_MS = 1_000;

export interface MigrationSteps {
  /** Is told of each migration before it is applied, again when a held table makes us begin anew. */
  onStep?(name: string): void;
  /** Carries a database of before 1.0.0 over. */
  adopts?: boolean;
  /** Goes to the server itself: a pooler may end a live migration, or share the lock that it holds. */
  openConnection?(): Promise<pg.Client>;
}

/**
 * Applies the Prisma migration folders in `migrationsDir`. Writes the history as `prisma migrate deploy` does, so both tools
 * work on it. All of them and their history rows are one transaction, up to one that adds a value to an enum or a live one, which
 * has none: a failed one leaves nothing behind. It waits a second at most for a table, then lets the others pass and tries again
 * for two minutes.
 * @returns the names of the applied migrations
 * @throws DatabaseUnavailableError when a migration fails, was changed after it was applied or failed earlier in Prisma, and
 * when a newer version of the site has used the database
 */
export async function applyMigrations(
  pool: pg.Pool,
  migrationsDir: string,
  steps: MigrationSteps = {},
): Promise<string[]> {
  const migrations = await readMigrations(migrationsDir);
  const history = await readHistoryIfAny(pool);
  if (pendingMigrations(migrations, history, steps).length === 0) return [];

  const applied: string[] = [];
  const { client, close } = await openSession(pool, steps);
  try {
    for (;;) {
      const names = await untilFree(() => tryBatch(client, migrations, steps));
      names.push(...(await untilFree(() => tryLive(client, migrations, steps))));
      if (names.length === 0) return applied;
      applied.push(...names);
    }
  } finally {
    await close();
  }
}

export async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const [first, ...later] = await Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  if (!first) throw new Error(`${migrationsDir} holds no migrations.`);
  return [{ ...first, adoption: await readAdoption(migrationsDir) }, ...later];
}

function namesIn(history: HistoryRow[]): { name: string }[] {
  return history.map((row) => ({ name: row.migration_name }));
}

/** True for a history that only "site adopt" may continue. */
export function needsAdoption(history: HistoryRow[]): boolean {
  return isBeforeOne(namesIn(history));
}

/** @throws DatabaseUnavailableError when these migrations cannot continue the history */
export function pendingMigrations(
  migrations: Migration[],
  history: HistoryRow[],
  { adopts = false }: Pick<MigrationSteps, 'adopts'> = {},
): Migration[] {
  for (const row of history) {
    if (row.finished_at === null) {
      throw new DatabaseUnavailableError(
        `The migration "${row.migration_name}" failed earlier and was left half-way: repair it with "prisma migrate resolve" first.`,
      );
    }
  }
  if (needsAdoption(history)) {
    if (adopts) return adoptionOf(migrations, namesIn(history));
    throw new DatabaseUnavailableError(
      'This database is of a version before 1.0.0. "npm run site -- adopt" carries it over (in the image: "node dist/server/site.js adopt"), as docs/upgrading.md says.',
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const newer = history.find((row) => !known.has(row.migration_name));
  if (newer) {
    throw new DatabaseUnavailableError(
      `This database was brought up to date by a newer version of the site: it has the migration "${newer.migration_name}", which this version does not know. Start that version again, or go back with a backup, as docs/upgrading.md says.`,
    );
  }
  const checksums = new Map(history.map((row) => [row.migration_name, row.checksum]));
  return migrations.filter((migration) => {
    const checksum = checksums.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new DatabaseUnavailableError(
        `The migration "${migration.name}" was changed after it was applied to this database: restore the file and add a new migration instead.`,
      );
    }
    return checksum === undefined;
  });
}

/** The first step takes the place of the first migration. */
function adoptionOf([first, ...later]: Migration[], history: { name: string }[]): Migration[] {
  requireLastBeforeOne(history);
  if (!first?.adoption) throw new Error('The scripts of the adoption are missing.');
  const { adopt } = first.adoption;
  return [{ ...first, sql: `DELETE FROM "_prisma_migrations";\n${adopt}` }, ...later];
}

/**
 * Makes the schema of a saved database, with its history. The caller holds the lock.
 * @returns the migrations that lead from it to this version
 */
export async function makeSavedSchema(
  client: pg.ClientBase,
  saved: { name: string; checksum: string }[],
  migrations: Migration[],
): Promise<Migration[]> {
  await createHistory(client);
  if (!isBeforeOne(saved)) {
    const names = new Set(saved.map(({ name }) => name));
    for (const migration of migrations) {
      if (names.has(migration.name)) await applyMigration(client, migration);
    }
    return migrations.filter(({ name }) => !names.has(name));
  }
  const steps = adoptionOf(migrations, saved);
  for (const sql of [migrations[0]?.sql, migrations[0]?.adoption?.back]) {
    await client.query(withoutHurry(sql ?? ''));
  }
  await writeHistoryOfBefore(client, saved);
  return steps;
}

/** PostgreSQL lets nobody use a new value of an enum before the transaction that adds it has ended. */
function firstBatch(pending: Migration[]): Migration[] {
  const live = pending.findIndex(({ sql }) => isLive(sql));
  const batch = live === -1 ? pending : pending.slice(0, live);
  const last = batch.findIndex(({ sql }) => /\bADD VALUE\b/.test(sql));
  return last === -1 ? batch : batch.slice(0, last + 1);
}

/** Reads the history again under the lock: another copy may have applied the same migrations. The lock ends with the transaction. */
async function tryBatch(
  client: pg.ClientBase,
  migrations: Migration[],
  { onStep, adopts }: MigrationSteps,
): Promise<string[]> {
  let current: Migration | undefined;
  await beginUnderMigrationLock(client);
  try {
    await createHistory(client);
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const batch = firstBatch(pendingMigrations(migrations, await readHistory(client), { adopts }));
    for (const migration of batch) {
      current = migration;
      onStep?.(migration.name);
      await applyMigration(client, migration);
    }
    await client.query('COMMIT');
    return batch.map(({ name }) => name);
  } catch (error) {
    await client.query('ROLLBACK');
    throw current ? failureOf(current.name, error) : error;
  }
}

/** Applies the next migration if it is a live one. A killed process leaves no row: the next start runs the statement again. */
async function tryLive(
  client: pg.ClientBase,
  migrations: Migration[],
  { onStep, adopts }: MigrationSteps,
): Promise<string[]> {
  const readNext = async () => {
    const [next] = pendingMigrations(migrations, await readHistory(client), { adopts });
    return next && isLive(next.sql) ? next : undefined;
  };
  if (!(await readNext())) return [];
  return withMigrationLock(client, async () => {
    const migration = await readNext();
    if (!migration) return [];
    onStep?.(migration.name);
    const startedAt = performance.now();
    try {
      await runLive(client, migration.sql);
      await writeHistoryRow(client, migration, startedAt);
    } catch (error) {
      throw failureOf(migration.name, error);
    }
    return [migration.name];
  });
}

/** The caller has a transaction. A live migration does without CONCURRENTLY, or parts, in it. */
export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  const startedAt = performance.now();
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query(withoutHurry(insideTransaction(migration.sql)));
  await writeHistoryRow(client, migration, startedAt);
}

/** A migration may take longer than a request: the pool's time-out must not end it. */
function withoutHurry(sql: string): pg.QueryConfig & { query_timeout: number } {
  return { text: sql, query_timeout: MIGRATION_TIMEOUT_MS };
}
