import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { backupFolder, restore } from '../../setup/database/backups.ts';
import {
  databaseBeforeOne,
  presentDatabase,
  siteMigrations,
} from '../../setup/database/earlier-versions.ts';
import { emptyDatabase } from '../../setup/database/empty-database.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { schemaOf } from '../../setup/database/schema-of.ts';

/** Each release leaves a backup of a seeded site here (CONTRIBUTING.md). */
const folder = 'tests/fixtures/releases';
const { newStore } = backupFolder();

async function presentSchema(): Promise<string[]> {
  return schemaOf((await presentDatabase()).pool);
}

describe('a backup of an earlier release', () => {
  it.each(readdirSync(folder))('%s comes to this version, whole', async (name) => {
    const target = await emptyDatabase();
    const { rows, leftOut } = await restore(target, newStore(), { file: path.join(folder, name) });
    expect(rows).toBeGreaterThan(100);
    expect(leftOut).toEqual([]);
    const pool = openPool(target);
    expect(await schemaOf(pool)).toEqual(await presentSchema());
    expect(await applyMigrations(pool, siteMigrations)).toEqual([]);
    const { rowCount } = await pool.query('SELECT 1 FROM "BlogPost"');
    expect(rowCount).toBeGreaterThan(0);
    await pool.end();
  });
});

describe('the schema', () => {
  it.each([
    ['keeps what tells visitors apart out of the log', 'table TrafficSalt unlogged'],
    ['keeps their hashes out of it too', 'table TrafficVisitor unlogged'],
    [
      'orders words by their bytes, in every language',
      'column "SearchWord".word text not null   "C"',
    ],
  ])('%s', async (_what, line) => {
    expect(await presentSchema()).toContain(line);
  });
});

describe('a database of before 1.0.0', () => {
  it('gets exactly the schema of a new one', async () => {
    const { pool } = await databaseBeforeOne();
    const before = await schemaOf(pool);
    await applyMigrations(pool, siteMigrations, { adopts: true });
    expect(await schemaOf(pool)).toEqual(await presentSchema());
    expect(before).not.toEqual(await presentSchema());
  });

  it('is left as it is by a start, which names the command', async () => {
    const { pool } = await databaseBeforeOne();
    await expect(applyMigrations(pool, siteMigrations)).rejects.toThrow(
      'This database is of a version before 1.0.0. "npm run site -- adopt" carries it over',
    );
  });

  it('is not carried over while it lacks a step of that version', async () => {
    const { pool } = await databaseBeforeOne();
    await pool.query(
      `DELETE FROM _prisma_migrations WHERE migration_name = '20261208100000_backup_outcomes'`,
    );
    await expect(applyMigrations(pool, siteMigrations, { adopts: true })).rejects.toThrow(
      'This is of an older version than the last one before 1.0.0: start that one on it first, and stop it again.',
    );
  });

  it('keeps who owns a picture, and which runs came without one', async () => {
    const { pool } = await databaseBeforeOne();
    await pool.query(`
      INSERT INTO "Admin" ("id", "username", "passwordHash") VALUES (7, 'ann', 'x');
      INSERT INTO "Developer" ("id", "phoneNumber", "updatedAt") VALUES (7, '+16125550107', now());
      INSERT INTO "Media" ("id", "kind", "widthPx", "heightPx", "byteSize", "variants", "ownerId") VALUES
        ('a', 'postImage', 1, 1, 1, '[]', 7), ('b', 'profilePhoto', 1, 1, 1, '[]', 7),
        ('c', 'generatedImage', 1, 1, 1, '[]', 8), ('d', 'profilePhoto', 1, 1, 1, '[]', 8);
      INSERT INTO "ModelRun" ("purpose", "actor", "model", "outcome", "heartbeatAt", "categoryId")
        VALUES ('draft', 'admin:ann', 'm', 'ok, no picture', now(), 99)`);
    await applyMigrations(pool, siteMigrations, { adopts: true });
    const pictures = await pool.query(
      'SELECT "id", "adminId", "developerId" FROM "Media" ORDER BY "id"',
    );
    expect(pictures.rows).toEqual([
      { id: 'a', adminId: 7, developerId: null },
      { id: 'b', adminId: null, developerId: 7 },
      { id: 'c', adminId: null, developerId: null },
      { id: 'd', adminId: null, developerId: null },
    ]);
    const runs = await pool.query('SELECT "outcome", "categoryId" FROM "ModelRun"');
    expect(runs.rows).toEqual([{ outcome: 'okWithoutPicture', categoryId: null }]);
  });
});
