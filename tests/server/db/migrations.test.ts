import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqlFromDatabaseToSchema } from '../../../scripts/schema-engine.ts';
import { DatabaseUnavailableError } from '../../../src/server/db/errors.ts';
import { applyMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { testConnection, testDatabase } from '../../setup/database/database.ts';

const MIGRATIONS = 'prisma/migrations';
const PROBE = '29990101000000_probe';
const LATER_PROBE = '29990101000001_probe';

let migrations: string;

beforeEach(() => {
  migrations = mkdtempSync(path.join(tmpdir(), 'vibecode-migrations-'));
  cpSync(MIGRATIONS, migrations, { recursive: true });
});

afterEach(async () => {
  rmSync(migrations, { recursive: true });
  await testDatabase().pool.query(
    `DROP TABLE IF EXISTS "MigrationProbe"; DELETE FROM _prisma_migrations WHERE migration_name = '${PROBE}'`,
  );
});

function addMigration(sql: string): void {
  mkdirSync(path.join(migrations, PROBE), { recursive: true });
  writeFileSync(path.join(migrations, PROBE, 'migration.sql'), sql);
}

async function history() {
  const { rows } = await testDatabase().pool.query(
    `SELECT * FROM _prisma_migrations WHERE migration_name = '${PROBE}'`,
  );
  return rows;
}

describe('applyMigrations', () => {
  it('applies what is new, once, and records it as Prisma does', async () => {
    addMigration('CREATE TABLE "MigrationProbe" (id int);\n');
    const { pool } = testDatabase();
    expect(await applyMigrations(pool, migrations)).toEqual([PROBE]);
    expect(await applyMigrations(pool, migrations)).toEqual([]);
    expect(await history()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        checksum: 'd98b87dd0ddcd9ab06936559b3c318c951d25e163ea29a6979128f7e7bf36081',
        migration_name: PROBE,
        started_at: expect.any(Date),
        finished_at: expect.any(Date),
        applied_steps_count: 1,
        logs: null,
        rolled_back_at: null,
      },
    ]);
  });

  it('applies a migration once when two copies start at the same moment', async () => {
    addMigration('CREATE TABLE "MigrationProbe" (id int)');
    const { pool } = testDatabase();
    const applied = await Promise.all([1, 2].map(() => applyMigrations(pool, migrations)));
    expect(applied.flat()).toEqual([PROBE]);
  });

  it('leaves nothing of a migration that fails half-way', async () => {
    addMigration('CREATE TABLE "MigrationProbe" (id int); SELECT 1/0');
    const { pool } = testDatabase();
    await expect(applyMigrations(pool, migrations)).rejects.toThrow(
      new DatabaseUnavailableError(`The migration "${PROBE}" failed: division by zero`),
    );
    expect(await history()).toEqual([]);
    addMigration('CREATE TABLE "MigrationProbe" (id int)');
    expect(await applyMigrations(pool, migrations)).toEqual([PROBE]);
  });

  it('applies all that is new or nothing', async () => {
    addMigration('CREATE TABLE "MigrationProbe" (id int)');
    mkdirSync(path.join(migrations, LATER_PROBE));
    writeFileSync(path.join(migrations, LATER_PROBE, 'migration.sql'), 'SELECT 1/0');
    const { pool } = testDatabase();
    const steps: string[] = [];
    await expect(
      applyMigrations(pool, migrations, { onStep: (name) => steps.push(name) }),
    ).rejects.toThrow(`The migration "${LATER_PROBE}" failed: division by zero`);
    expect(steps).toEqual([PROBE, LATER_PROBE]);
    expect(await history()).toEqual([]);
  });

  it('lets readers pass while it waits for a table that somebody holds', async () => {
    const { pool } = testDatabase();
    await pool.query('CREATE TABLE "MigrationProbe" (id int)');
    addMigration('ALTER TABLE "MigrationProbe" ADD COLUMN more int');
    const holder = await pool.connect();
    await holder.query('BEGIN; SELECT * FROM "MigrationProbe"');
    const applying = applyMigrations(pool, migrations);
    await vi.waitUntil(async () => {
      const { rowCount } = await pool.query(
        `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '"MigrationProbe"'::regclass`,
      );
      return rowCount === 1;
    });
    const startedAt = performance.now();
    await pool.query('SELECT * FROM "MigrationProbe"');
    // A second of waiting for the table, and what a busy machine needs to say so.
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    await holder.query('COMMIT');
    holder.release();
    expect(await applying).toEqual([PROBE]);
  });

  it('refuses to go on when an applied migration was changed', async () => {
    const { pool } = testDatabase();
    addMigration('CREATE TABLE "MigrationProbe" (id int)');
    await applyMigrations(pool, migrations);
    addMigration('CREATE TABLE "MigrationProbe" (id bigint)');
    await expect(applyMigrations(pool, migrations)).rejects.toThrow(
      `The migration "${PROBE}" was changed after it was applied`,
    );
  });

  it('refuses a database that a newer version of the site has used', async () => {
    addMigration('CREATE TABLE "MigrationProbe" (id int)');
    const { pool } = testDatabase();
    await applyMigrations(pool, migrations);
    await expect(applyMigrations(pool, MIGRATIONS)).rejects.toThrow(
      new DatabaseUnavailableError(
        `This database was brought up to date by a newer version of the site: it has the migration "${PROBE}", which this version does not know. Start that version again, or go back with a backup, as docs/upgrading.md says.`,
      ),
    );
  });

  it('refuses to go on after a migration that Prisma left half-way', async () => {
    const { pool } = testDatabase();
    await pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'y', '${PROBE}')`,
    );
    await expect(applyMigrations(pool, migrations)).rejects.toThrow(
      `The migration "${PROBE}" failed earlier`,
    );
  });
});

describe('the migration history', () => {
  it('leads to exactly prisma/schema.prisma', async () => {
    expect(await sqlFromDatabaseToSchema(testConnection())).toBeNull();
  });
});
