import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlFromDatabaseToSchema } from '../../../scripts/schema-engine.ts';
import { DatabaseUnavailableError } from '../../../src/server/db/errors.ts';
import { applyMigrations } from '../../../src/server/db/migrate.ts';
import { applyJobMigrations } from '../../../src/server/queue/schema.ts';
import { testConnection, testDatabase } from '../../setup/database/database.ts';
import { emptyDatabase } from '../../setup/database/empty-database.ts';

const MIGRATIONS = 'prisma/migrations';
const PROBE = '29990101000000_probe';

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

it('makes a draft of what was typed into a new post before new posts were drafts', async () => {
  const sql = readFileSync(
    path.join(MIGRATIONS, '20261121104000_post_drafts/migration.sql'),
    'utf8',
  );
  const move = sql.slice(sql.indexOf('INSERT INTO "PostDraft"'), sql.indexOf('-- AlterTable'));
  const client = await testDatabase().pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('ALTER TABLE "BlogPostAutosave" ALTER COLUMN "postId" DROP NOT NULL');
    const { rows } = await client.query(
      `INSERT INTO "Admin" ("username", "passwordHash") VALUES ('owner', 'x') RETURNING "id"`,
    );
    const form = { title: 'Half', content: '<p>a', categoryId: null, isPublished: 'false' };
    await client.query(
      `INSERT INTO "BlogPostAutosave" ("adminId", "form", "updatedAt") VALUES ($1, $2, '2026-01-02')`,
      [rows[0]?.id, JSON.stringify(form)],
    );
    await client.query(move);
    const drafts = await client.query('SELECT * FROM "PostDraft"');
    expect(drafts.rows).toMatchObject([
      {
        ...{ title: 'Half', content: '<p>a', categoryId: null, isPublished: false, slug: '' },
        ...{ createdBy: 'admin:owner', version: 1, updatedAt: new Date('2026-01-02T00:00:00Z') },
      },
    ]);
    expect((await client.query('SELECT 1 FROM "BlogPostAutosave"')).rowCount).toBe(0);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('keeps what tables hold under their former names, and queues no job that nobody does', async () => {
  const names = ['post_facts', 'notifications', 'house_style', 'entries'];
  const renaming = readdirSync(MIGRATIONS).filter((name) =>
    names.some((end) => name.endsWith(`_${end}`) && name > '20261124220000'),
  );
  expect(renaming).toHaveLength(4);
  for (const name of renaming) rmSync(path.join(migrations, name), { recursive: true });
  const pool = new pg.Pool(await emptyDatabase());
  // As graphile-worker asks of every pool.
  for (const event of ['error', 'connect'] as const) pool.on(event, () => {});
  try {
    await applyMigrations(pool, migrations);
    await applyJobMigrations(pool);
    await pool.query(`
      WITH developer AS (
        INSERT INTO "Developer" ("phoneNumber", "updatedAt") VALUES ('+16125550199', now()) RETURNING "id"
      ), settings AS (
        INSERT INTO "NudgeSettings" ("developerId", "channel", "nudgedAt")
        SELECT "id", 'mail', ARRAY['2026-01-02'::timestamptz] FROM developer
      ), key AS (
        INSERT INTO "NudgeKey" ("keyHash", "developerId", "mailAddress", "createdAt", "endsAt")
        SELECT 'hash', "id", 'ada@example.com', now(), now() FROM developer
      )
      SELECT graphile_worker.add_job('nudgeDeveloper', '{}', job_key => 'nudge:' || "id") FROM developer`);
    await pool.query(`
      INSERT INTO "WritingSettings" ("voice", "wordsToUse", "wordsToAvoid") VALUES ('Plain', '', '')`);
    await applyMigrations(pool, MIGRATIONS);
    const settings = await pool.query(
      'SELECT "channel"::text, "notifiedAt", "NotificationKey"."mailAddress" FROM "NotificationSettings" JOIN "NotificationKey" USING ("developerId")',
    );
    expect(settings.rows).toMatchObject([
      { channel: 'mail', notifiedAt: [new Date('2026-01-02')], mailAddress: 'ada@example.com' },
    ]);
    expect((await pool.query('SELECT "voice" FROM "HouseStyle"')).rows).toEqual([
      { voice: 'Plain' },
    ]);
    expect((await pool.query('SELECT 1 FROM graphile_worker.jobs')).rowCount).toBe(0);
  } finally {
    await pool.end();
  }
});
