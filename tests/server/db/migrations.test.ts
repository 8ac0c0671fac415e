import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sqlFromDatabaseToSchema } from '../../../scripts/schema-engine.ts';
import { DatabaseUnavailableError } from '../../../src/server/db/errors.ts';
import { applyMigrations } from '../../../src/server/db/migrate.ts';
import { testConnection, testDatabase } from '../../setup/database/database.ts';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';

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

describe('an upgrade', () => {
  const form = {
    ...{ title: 'Half', slug: '', excerpt: '', content: '<p>a', categoryId: null, imageUrl: '' },
    ...{ metaTitle: '', metaDescription: '', metaKeywords: '', isPublished: 'false' },
  };

  it('makes a document of what was typed into a new post before new posts were drafts', async () => {
    const { pool, upgrade } = await earlierDatabase('20261121104000');
    await pool.query(`INSERT INTO "Admin" ("username", "passwordHash") VALUES ('owner', 'x')`);
    const typed = { title: 'Half', content: '<p>a', categoryId: null, isPublished: 'false' };
    await pool.query(
      `INSERT INTO "BlogPostAutosave" ("adminId", "form", "updatedAt") SELECT "id", $1, '2026-01-02' FROM "Admin"`,
      [JSON.stringify(typed)],
    );
    await upgrade();
    expect(await documentsOf(pool)).toMatchObject([
      { ...{ author: 'owner', isPost: false, kind: 'autosave', version: 1, adminId: null }, form },
    ]);
  });

  it('keeps what tables hold under their former names, and queues no job that nobody does', async () => {
    const { pool, upgrade } = await earlierDatabase('20261124222000');
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
    await upgrade();
    const settings = await pool.query(
      'SELECT "channel"::text, "notifiedAt", "AccessLink"."mailAddress" FROM "NotificationSettings" JOIN "AccessLink" USING ("developerId")',
    );
    expect(settings.rows).toMatchObject([
      { channel: 'mail', notifiedAt: [new Date('2026-01-02')], mailAddress: 'ada@example.com' },
    ]);
    expect((await pool.query('SELECT "voice" FROM "HouseStyle"')).rows).toEqual([
      { voice: 'Plain' },
    ]);
    expect((await pool.query('SELECT 1 FROM graphile_worker.jobs')).rowCount).toBe(0);
  });

  it('records which posts were saved from an AI draft before that was written down', async () => {
    const { pool, upgrade } = await earlierDatabase('20261122222500');
    await pool.query(`
      WITH post AS (
        INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "updatedAt") VALUES ('A', 'a', 'A', '<p>A</p>', now()) RETURNING "id"
      )
      INSERT INTO "AiGeneration" ("actor", "subject", "model", "outcome", "text", "postId", "savedAt")
      SELECT 'admin:ann', 'A', 'gpt-4.1', 'ok', ' Start with a person.', "id", '2026-01-02'::timestamptz FROM post
      UNION ALL SELECT 'admin:ann', 'A', 'gpt-4.1', 'ok', 'Never saved', NULL, NULL`);
    await upgrade();
    const { rows } = await pool.query(
      'SELECT "purpose", "model", "wordCount", "acceptedBy", "acceptedAt" FROM "Provenance" JOIN "BlogPost" ON "documentId" = "BlogPost"."id"',
    );
    expect(rows).toEqual([
      {
        ...{ purpose: 'draft', model: 'gpt-4.1', wordCount: 4 },
        ...{ acceptedBy: 'admin:ann', acceptedAt: new Date('2026-01-02') },
      },
    ]);
  });

  it('carries drafts, versions, unsaved texts, facts, links and provenance over to documents', async () => {
    const { pool, upgrade } = await earlierDatabase('20261125020000');
    const [kept, gone, made, bare] = [1, 2, 3, 4].map((digit) => String(digit).repeat(8));
    const uuid = (start = '') => `${start}-0000-4000-8000-000000000000`;
    const texts = `"title", "slug", "excerpt", "content", "imageUrl", "metaTitle", "metaDescription", "metaKeywords", "isPublished"`;
    const half = `'Half', '', '', '<p>a', '', '', '', '', false`;
    const draft = (start = '', more = 'NULL, NULL', values = half) => `
      INSERT INTO "PostDraft" ("id", ${texts}, "publishAt", "version", "savedFrom", "createdBy", "savedBy", "postId", "deletedAt", "updatedAt")
      VALUES ('${uuid(start)}', ${values}, '2099-01-02T10:00', 7, 'window', 'admin:ann', 'admin:bob', ${more}, '2026-01-02')`;
    const fact = (columns: string, values: string) => `
      INSERT INTO "PostFact" ("keyHash", "kind", "words", "sentence", "state", "answeredBy", "answeredAt", ${columns})
      VALUES ('hash', 'price', '$20', 'It costs $20.', 'opinion', 'admin:ann', now(), ${values})`;
    await pool.query(`
      INSERT INTO "Admin" ("username", "passwordHash") VALUES ('ann', 'x'), ('bob', 'x');
      INSERT INTO "BlogPost" ("id", "title", "slug", "excerpt", "content", "version", "authorId", "updatedAt")
        VALUES (11, 'Post', 'post', 'P', '<p>P</p>', 2, 1, now());
      SELECT setval('"BlogPost_id_seq"', 11);
      INSERT INTO "BlogPostRevision" ("postId", "version", ${texts}, "savedBy", "createdAt")
        VALUES (11, 1, 'Before', 'post', 'P', '<p>B</p>', '', '', '', '', true, 'admin:ann', '2026-01-01');
      INSERT INTO "BlogPostAutosave" ("adminId", "postId", "baseVersion", "form", "savedFrom", "updatedAt")
        VALUES (2, 11, 2, '{"title": "Typed"}', 'window', '2026-01-03');
      ${draft(kept)}; ${draft(gone, `NULL, '2026-01-04'`)}; ${draft(made, '11, NULL')};
      ${draft(bare, 'NULL, NULL', `'', '', '', '', '', '', '', '', true`)};
      ${fact('"postId"', '11')}; ${fact('"draftId"', `'${uuid(kept)}'`)};
      INSERT INTO "PostProvenance" ("draftId", "purpose", "model", "wordCount", "characterCount", "writtenAt", "acceptedBy", "acceptedAt")
        VALUES ('${uuid(kept)}', 'shorten', 'm', 1, 5, now(), 'admin:ann', now());
      INSERT INTO "PreviewLink" ("keyHash", "draftId", "adminId", "createdAt", "endsAt") VALUES ('a', '${uuid(made)}', 1, now(), now());`);
    await upgrade();
    const saved = { savedBy: 'admin:bob', savedFrom: 'window' };
    const typed = { ...form, publishAt: '2099-01-02T10:00' };
    expect(await documentsOf(pool)).toMatchObject([
      {
        ...{ key: uuid(made), author: 'ann', isPost: true, kind: 'revision', version: 1 },
        ...{ savedBy: 'admin:ann', updatedAt: new Date('2026-01-01'), facts: 1, links: 1 },
        form: { title: 'Before', content: '<p>B</p>', isPublished: 'true' },
      },
      {
        ...{
          key: uuid(made),
          isPost: true,
          kind: 'autosave',
          adminId: 2,
          baseVersion: 2,
          ...saved,
        },
        form: { title: 'Typed' },
      },
      {
        ...{ key: uuid(kept), author: 'ann', isPost: false, kind: 'autosave', adminId: null },
        ...{ version: 7, form: typed, facts: 1, provenance: 1, discardedAt: null, ...saved },
      },
      {
        ...{
          key: uuid(gone),
          isPost: false,
          kind: 'autosave',
          discardedAt: new Date('2026-01-04'),
        },
        ...{ version: 7, form: typed, ...saved },
      },
      { key: uuid(bare), kind: null },
    ]);
    await pool.query(
      `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "updatedAt") VALUES ('N', 'n', 'N', 'N', now())`,
    );
    await pool.query(`DELETE FROM "BlogPost" WHERE "slug" = 'post'`);
    const left = await pool.query('SELECT "id" FROM "Document" JOIN "BlogPost" USING ("id")');
    expect(left.rows).toEqual([{ id: 15 }]);
    const { rows } = await pool.query('SELECT 1 FROM "Document" WHERE "id" = 11');
    expect(rows).toEqual([]);
  });
});

it('carries stages, suggestions and drafts of the AI over to runs, and ends the jobs that nobody knows', async () => {
  const { pool, upgrade } = await earlierDatabase('20261125022000');
  const key = '11111111-0000-4000-8000-000000000000';
  await pool.query(`
    INSERT INTO "Admin" ("username", "passwordHash") VALUES ('ann', 'x');
    INSERT INTO "AiGeneration" ("actor", "adminId", "subject", "model", "outcome", "text", "result") VALUES ('admin:ann', 1, 'A', 'm', 'ok', 'T', '{"title": "A"}');
    INSERT INTO "StagedDraft" ("adminId", "subject", "reader", "goal", "sources", "voice", "categoryId", "updatedAt") VALUES (1, 'S', '', '', '', '', 1, now());
    INSERT INTO "StagedStep" ("draftId", "actor", "kind", "wish", "model", "outcome", "inputTokens", "costMicros", "heartbeatAt")
      VALUES (1, 'admin:ann', 'section', 'shorter', 'm', 'running', 5, 7, now());
    INSERT INTO "AiSuggestion" ("id", "adminId", "purpose", "model", "text", "isDone", "createdAt")
      VALUES ('${key}', 1, 'shorten', 'm', 'Short.', true, now());
    SELECT graphile_worker.add_job('writeStage', '{"stepId": 1}', job_key => 'staged:1');`);
  await upgrade();
  const { rows } = await pool.query('SELECT * FROM "ModelRun" ORDER BY "id"');
  expect(rows).toMatchObject([
    { purpose: 'draft', subject: 'A', outcome: 'ok', result: { title: 'A' }, adminId: 1 },
    {
      ...{ purpose: 'section', draftId: 1, wish: 'shorter', outcome: 'running', adminId: 1 },
      ...{ inputTokens: 5, costMicros: '7' },
    },
    { purpose: 'shorten', key, outcome: 'ok', text: 'Short.', actor: 'admin:ann' },
  ]);
  expect((await pool.query('SELECT 1 FROM graphile_worker.jobs')).rowCount).toBe(0);
});

async function documentsOf(pool: pg.Pool) {
  const countOf = (table: string) =>
    `(SELECT count(*)::int FROM "${table}" WHERE "documentId" = document."id")`;
  const { rows } = await pool.query(`
    SELECT document."key", document."discardedAt", writer."username" AS author, post."id" IS NOT NULL AS "isPost",
      kept."kind"::text, kept."version", kept."baseVersion", kept."adminId", kept."form", kept."savedBy", kept."savedFrom", kept."updatedAt",
      ${countOf('Fact')} AS facts, ${countOf('Provenance')} AS provenance, ${countOf('PreviewLink')} AS links
    FROM "Document" AS document LEFT JOIN "DocumentVersion" AS kept ON kept."documentId" = document."id"
    LEFT JOIN "BlogPost" AS post ON post."id" = document."id" LEFT JOIN "Admin" AS writer ON writer."id" = document."authorId"
    ORDER BY document."id", kept."id"`);
  return rows;
}
