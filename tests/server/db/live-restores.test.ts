import { expect, it } from 'vitest';
import { applyMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { backupFolder, migrationsFolder, restore, save } from '../../setup/database/backups.ts';
import { writeLaterVersion } from '../../setup/database/earlier-versions.ts';
import { emptyDatabase } from '../../setup/database/empty-database.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { schemaOf } from '../../setup/database/schema-of.ts';

const { mediaStore, newName, newStore } = backupFolder();

/** Expands a table as docs/upgrading.md says. */
const expansion = {
  '29990101000000_column': `ALTER TABLE "BlogPost" ADD COLUMN "titleLength" INT, ADD CONSTRAINT "BlogPost_titleLength_check"
    CHECK ("titleLength" IS NOT NULL) NOT VALID`,
  '29990101000001_fill': `DO $$
    BEGIN
      LOOP
        UPDATE "BlogPost" SET "titleLength" = length("title") WHERE "id" IN (
          SELECT "id" FROM "BlogPost" WHERE "titleLength" IS NULL LIMIT 1 FOR UPDATE);
        EXIT WHEN NOT FOUND;
        COMMIT;
      END LOOP;
    END $$`,
  '29990101000002_valid': `ALTER TABLE "BlogPost" VALIDATE CONSTRAINT "BlogPost_titleLength_check"`,
  '29990101000003_index': `CREATE INDEX CONCURRENTLY IF NOT EXISTS "BlogPost_titleLength_idx" ON "BlogPost" ("titleLength")`,
  '29990101000004_again': `REINDEX INDEX CONCURRENTLY "BlogPost_titleLength_idx"`,
  '29990101000005_drop': `DROP INDEX CONCURRENTLY IF EXISTS "BlogPost_titleLength_idx"`,
  '29990101000006_index': `CREATE INDEX CONCURRENTLY IF NOT EXISTS "BlogPost_titleLength_key" ON "BlogPost" ("titleLength")`,
};

const laterMigrations = newName('migrations');
writeLaterVersion(laterMigrations, expansion);
const halfWayMigrations = newName('migrations');
writeLaterVersion(halfWayMigrations, {
  '29990101000000_column': expansion['29990101000000_column'],
});

/** Makes a site, upgrades it by each of the versions, and saves it. */
async function saved(...versions: string[]): Promise<string> {
  const connection = await emptyDatabase();
  const pool = openPool(connection);
  await applyMigrations(pool, migrationsFolder);
  await pool.query(
    `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "updatedAt")
     SELECT repeat('x', number), 'post-' || number, '', '', now() FROM generate_series(1, 5) AS number`,
  );
  for (const version of versions) await applyMigrations(pool, version);
  await pool.end();
  const file = newName('backup');
  await save(file, mediaStore, connection);
  return file;
}

it.each([
  ['of the version before', []],
  ['of a version that was left half-way', [halfWayMigrations]],
  ['of the version itself', [laterMigrations]],
])('a backup %s is restored with the live migrations applied', async (_name, versions) => {
  const file = await saved(...versions);
  const target = await emptyDatabase();
  await restore(target, newStore(), { file }, laterMigrations);
  const pool = openPool(target);
  expect((await pool.query('SELECT "titleLength" FROM "BlogPost" ORDER BY "slug"')).rows).toEqual(
    [1, 2, 3, 4, 5].map((titleLength) => ({ titleLength })),
  );
  expect(await applyMigrations(pool, laterMigrations)).toEqual([]);

  const started = openPool(await emptyDatabase());
  await applyMigrations(started, laterMigrations);
  expect(await schemaOf(pool)).toEqual(await schemaOf(started));
  await Promise.all([pool.end(), started.end()]);
});
