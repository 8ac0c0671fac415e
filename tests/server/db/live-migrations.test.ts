import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import type pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { emptyDatabase } from '../../setup/database/empty-database.ts';
import { openPool } from '../../setup/database/open-pool.ts';

const rows = 300_000;
const tables = `
  CREATE TABLE "Owner" (id int PRIMARY KEY);
  CREATE TABLE "Many" (id int PRIMARY KEY, owner int NOT NULL, twice int);
  INSERT INTO "Owner" SELECT generate_series(0, 9);
  INSERT INTO "Many" SELECT number, number % 10 FROM generate_series(1, ROWS) AS number;
`;
const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "Many_owner_idx" ON "Many" (owner);';
const foreignKey =
  'ALTER TABLE "Many" ADD CONSTRAINT "Many_owner_fkey" FOREIGN KEY (owner) REFERENCES "Owner" (id) NOT VALID;';
const validation = 'ALTER TABLE "Many" VALIDATE CONSTRAINT "Many_owner_fkey";';
const fill = `DO $$
DECLARE
  part int := 0;
BEGIN
  WHILE part <= (SELECT max(id) FROM "Many") LOOP
    UPDATE "Many" SET twice = id * 2 WHERE id > part AND id <= part + 5000 AND twice IS NULL;
    COMMIT;
    part := part + 5000;
  END LOOP;
END $$;`;

let folder: string;
let connection: pg.PoolConfig;
let pool: pg.Pool;

function writeMigration(name: string, sql: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

/** Opens another copy of the site, or somebody else who uses the tables. */
async function another(name: string): Promise<pg.Pool> {
  const other = openPool({ ...connection, application_name: name });
  onTestFinished(() => other.end());
  return other;
}

/** Begins a transaction that stays open until it is told to end. */
async function holding(sql: string): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(sql);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

async function isThere(query: string): Promise<boolean> {
  const { rowCount } = await pool.query(query);
  return rowCount !== 0;
}

const waitingFor = (milliseconds: number) =>
  `SELECT FROM pg_locks WHERE NOT granted AND locktype = 'virtualxid' AND waitstart < clock_timestamp() - interval '${milliseconds} ms'`;
const indexWhere = (condition: string) =>
  `SELECT FROM pg_index WHERE indexrelid = to_regclass('"Many_owner_idx"') AND ${condition}`;
const anyInvalid = 'SELECT FROM pg_index WHERE NOT indisvalid';
const patience = { timeout: 30_000 };

async function prepare(count: number): Promise<void> {
  writeMigration('1_tables', tables.replace('ROWS', String(count)));
  await applyMigrations(pool, folder);
}

/** Ends the connection of a start that waits for an older transaction. */
async function killed(left: string): Promise<void> {
  const end = await holding('UPDATE "Many" SET twice = 1 WHERE id = 1');
  const applying = applyMigrations(await another('killed'), folder);
  const refused = expect(applying).rejects.toThrow('failed: terminating connection');
  await vi.waitUntil(() => isThere(left), patience);
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'killed'`,
  );
  await refused;
  await end();
  expect(await isThere(left)).toBe(true);
}

beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'vibecode-live-')), 'migrations');
  mkdirSync(folder);
  connection = await emptyDatabase();
  pool = openPool(connection);
  onTestFinished(async () => {
    await pool.end();
    rmSync(path.dirname(folder), { recursive: true });
  });
});

it('nobody who writes waits over a second while a large table is changed', async () => {
  await prepare(rows);
  writeMigration('2_index', index);
  writeMigration('3_foreign_key', foreignKey);
  writeMigration('4_validation', validation);
  writeMigration('5_fill', fill);
  const stop = new AbortController();
  const visitor = await another('visitor');
  const writing = writeUntil(stop.signal, visitor);
  const steps: string[] = [];
  const applied = await applyMigrations(pool, folder, { onStep: (name) => steps.push(name) });
  stop.abort();
  const waits = await writing;
  expect(applied).toEqual(['2_index', '3_foreign_key', '4_validation', '5_fill']);
  expect(steps).toEqual(applied);
  expect(waits.length).toBeGreaterThan(20);
  expect(Math.max(...waits)).toBeLessThan(1_000);
  expect(await isThere(indexWhere('indisvalid'))).toBe(true);
  expect(await isThere(`SELECT FROM pg_constraint WHERE NOT convalidated`)).toBe(false);
  expect(await isThere(`SELECT FROM "Many" WHERE id <= ${rows} AND twice IS NULL`)).toBe(false);
});

/** @returns the milliseconds that each write took */
async function writeUntil(signal: AbortSignal, visitor: pg.Pool): Promise<number[]> {
  const waits: number[] = [];
  let id = rows;
  for await (const _ of setInterval(20)) {
    if (signal.aborted) break;
    id += 1;
    const startedAt = performance.now();
    await visitor.query(`INSERT INTO "Many" VALUES (${id}, 1)`);
    await visitor.query(`UPDATE "Many" SET owner = 2 WHERE id = ${(id * 7_919) % rows}`);
    waits.push(performance.now() - startedAt);
  }
  return waits;
}

describe('a live index', () => {
  beforeEach(async () => {
    await prepare(100);
    writeMigration('2_index', index);
  });

  it('waits for older transactions longer than for a table', async () => {
    const end = await holding('UPDATE "Many" SET twice = 1 WHERE id = 1');
    const steps: string[] = [];
    const applying = applyMigrations(pool, folder, { onStep: (name) => steps.push(name) });
    await vi.waitUntil(() => isThere(waitingFor(2_500)), patience);
    await end();
    expect(await applying).toEqual(['2_index']);
    expect(steps).toEqual(['2_index']);
  });

  it('tries again while somebody holds its table', async () => {
    const end = await holding('LOCK TABLE "Many"');
    const steps: string[] = [];
    const applying = applyMigrations(pool, folder, { onStep: (name) => steps.push(name) });
    await vi.waitUntil(() => steps.length === 2, patience);
    await end();
    expect(await applying).toEqual(['2_index']);
  });

  it('that was killed is mended by the next run', async () => {
    await killed(indexWhere('NOT indisvalid'));
    expect(await applyMigrations(pool, folder)).toEqual(['2_index']);
    expect(await isThere(indexWhere('indisvalid'))).toBe(true);
    expect(await applyMigrations(pool, folder)).toEqual([]);
  });

  it('that was killed while it was built again leaves no second one', async () => {
    await applyMigrations(pool, folder);
    writeMigration('3_again', 'REINDEX TABLE CONCURRENTLY "Many"');
    await killed(anyInvalid);
    expect(await applyMigrations(pool, folder)).toEqual(['3_again']);
    expect(await isThere(anyInvalid)).toBe(false);
  });

  it('may be built already, by a process that was killed right after', async () => {
    await pool.query(index);
    expect(await applyMigrations(pool, folder)).toEqual(['2_index']);
  });

  it('that fails leaves no invalid index and no row of the history', async () => {
    writeMigration('2_index', index.replace('CREATE', 'CREATE UNIQUE'));
    await expect(applyMigrations(pool, folder)).rejects.toThrow('could not create unique index');
    expect(await isThere(indexWhere('true'))).toBe(false);
    writeMigration('2_index', index);
    expect(await applyMigrations(pool, folder)).toEqual(['2_index']);
  });

  it('is built once by two copies that start at the same moment', async () => {
    const end = await holding('UPDATE "Many" SET twice = 1 WHERE id = 1');
    const first = applyMigrations(pool, folder);
    await vi.waitUntil(() => isThere(waitingFor(0)), patience);
    const second = applyMigrations(await another('second'), folder);
    await vi.waitUntil(
      () =>
        isThere(
          `SELECT FROM pg_stat_activity WHERE application_name = 'second' AND query = 'ROLLBACK'`,
        ),
      patience,
    );
    await end();
    expect(await Promise.all([first, second])).toEqual([['2_index'], []]);
    const { rowCount } = await pool.query('SELECT FROM _prisma_migrations');
    expect(rowCount).toBe(2);
  });

  it('is dropped and built again live', async () => {
    writeMigration('3_again', 'REINDEX INDEX CONCURRENTLY "Many_owner_idx"');
    writeMigration('4_drop', 'DROP INDEX CONCURRENTLY IF EXISTS "Many_owner_idx"');
    expect(await applyMigrations(pool, folder)).toEqual(['2_index', '3_again', '4_drop']);
    expect(await isThere(indexWhere('true'))).toBe(false);
  });
});

it('a fill tries again while somebody holds a row, and leaves the others to writers', async () => {
  await prepare(10_000);
  writeMigration('2_fill', fill);
  const end = await holding('UPDATE "Many" SET owner = 1 WHERE id = 10000');
  const steps: string[] = [];
  const applying = applyMigrations(pool, folder, { onStep: (name) => steps.push(name) });
  await vi.waitUntil(() => steps.length === 2, patience);
  await pool.query('UPDATE "Many" SET owner = 1 WHERE id <> 10000');
  await end();
  expect(await applying).toEqual(['2_fill']);
  expect(await isThere('SELECT FROM "Many" WHERE twice <> id * 2')).toBe(false);
});
