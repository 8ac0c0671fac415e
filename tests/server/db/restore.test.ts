import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BackupError } from '../../../src/server/backup/format.ts';
import { applyMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { createFileMediaStore } from '../../../src/server/integrations/media-store/media-store-files.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { createSite } from '../../factories/site.ts';
import { backupFolder, migrationsFolder, restore, save } from '../../setup/database/backups.ts';
import { resetDatabase, testConnection, testDatabase } from '../../setup/database/database.ts';
import { contentOf } from '../../setup/database/database-content.ts';
import { writeLaterVersion } from '../../setup/database/earlier-versions.ts';
import { emptyDatabase } from '../../setup/database/empty-database.ts';
import { openPool } from '../../setup/database/open-pool.ts';
import { createTestApp } from '../../setup/harness.ts';

const { folder, mediaStore, newName, newStore } = backupFolder();

beforeEach(resetDatabase);

describe('a restore', () => {
  it('replaces a site only where that is said', async () => {
    await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    const before = await contentOf(testConnection());
    await createPost({ title: 'Written since' });
    await testDatabase().pool.query('CREATE VIEW "Leftover" AS SELECT "title" FROM "BlogPost"');
    await expect(restore(testConnection(), mediaStore, { file })).rejects.toThrow(/Say --replace/);
    expect((await contentOf(testConnection())).BlogPost).toHaveLength(3);

    await restore(testConnection(), mediaStore, { file, isReplacing: true });
    const after = await contentOf(testConnection());
    expect({ ...after, OutgoingMessage: [] }).toEqual({ ...before, OutgoingMessage: [] });
    const { rowCount } = await testDatabase().pool.query('SELECT 1 FROM graphile_worker.jobs');
    expect(rowCount).toBe(0);
  });

  it('ends what signed people in, unless that is to be kept', async () => {
    await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    const target = await emptyDatabase();
    const saved = await contentOf(testConnection());
    const { endedTokens } = await restore(target, newStore(), { file, keepsSignIns: false });
    expect(endedTokens).toBe(1);
    const restored = await contentOf(target);
    for (const table of [
      'Session',
      'SignInTicket',
      'AdminRecoveryCode',
      'PreviewLink',
      'AccessLink',
    ]) {
      expect(saved[table], table).not.toEqual([]);
      expect(restored[table], table).toEqual([]);
    }
    expect(restored.Admin).toHaveLength(2);
    const client = new pg.Client(target);
    await client.connect();
    const now = new Date().toISOString();
    for (const alive of [
      `SELECT 1 FROM "ApiToken" WHERE "revokedAt" IS NULL`,
      `SELECT 1 FROM "CallSettings" WHERE "feedKeyHash" IS NOT NULL`,
      `SELECT 1 FROM "SignInCode" WHERE "expiresAt" > '${now}'`,
      `SELECT 1 FROM "Brief" WHERE "endsAt" > '${now}'`,
      `SELECT 1 FROM "ContactRequest" WHERE "isShownToDevelopers"`,
    ]) {
      expect((await client.query(alive)).rowCount).toBe(0);
    }
    await client.end();
  });

  it('lets a site that runs on the database go on with what was restored', async () => {
    const { post } = await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    await createPost({ title: 'Written since' });
    const testApp = await createTestApp();
    onTestFinished(async () => {
      await testApp.app.close();
      await testApp.deps.contentBus.close();
    });
    const statuses = new Set<number>();
    let isRestoring = true;
    const visit = async () => {
      for (let visitor = 1; isRestoring; visitor += 1) {
        const remoteAddress = `10.1.${visitor >> 8}.${visitor & 255}`;
        const url = `/api/blog/posts/${post.slug}`;
        statuses.add((await testApp.app.inject({ url, remoteAddress })).statusCode);
        await setImmediate();
      }
    };
    const visits = visit();
    await restore(testConnection(), mediaStore, { file, isReplacing: true });
    isRestoring = false;
    await visits;
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { body } = await testApp.app.inject({ url: '/api/blog/posts' });
    expect(body).toContain(post.slug);
    expect(body).not.toContain('Written since');
  });

  it('tells the running copies to drop their pages', async () => {
    await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    const listener = new pg.Client(testConnection());
    await listener.connect();
    await listener.query('LISTEN content_changed');
    const heard = new Promise((resolve) => listener.once('notification', resolve));
    await restore(testConnection(), mediaStore, { file, isReplacing: true });
    await heard;
    await listener.end();
  });

  it('changes nothing when the file is damaged, cut off or something else', async () => {
    await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    const whole = readFileSync(file);
    const before = await contentOf(testConnection());
    const store = newName('media');
    for (const damaged of [
      whole.subarray(0, whole.length - 20),
      whole.subarray(0, whole.length / 2),
      flip(whole, whole.length / 2),
      flip(whole, whole.length - 6),
      Buffer.alloc(0),
      Buffer.from('<html>not a backup</html>'),
    ]) {
      writeFileSync(file, damaged);
      await expect(
        restore(testConnection(), createFileMediaStore(store), { file, isReplacing: true }),
      ).rejects.toThrow(/^\S+ is no whole backup of this site: [^\n]*\.$/);
    }
    const none = { file: newName('none'), isReplacing: true };
    await expect(restore(testConnection(), mediaStore, none)).rejects.toThrow(/^There is no file/);
    expect(await contentOf(testConnection())).toEqual(before);
    expect(readdirSync(folder)).not.toContain(path.basename(store));
  });

  it('changes nothing in the database when a picture cannot be stored', async () => {
    await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    await createPost();
    const before = await contentOf(testConnection());
    const full = {
      ...mediaStore,
      put: async () => ({ outcome: 'unavailable' as const, cause: new Error('no space') }),
    };
    await expect(restore(testConnection(), full, { file, isReplacing: true })).rejects.toThrow(
      /cannot be stored: no space/,
    );
    expect(await contentOf(testConnection())).toEqual(before);
  });

  it('refuses a database of another program', async () => {
    await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    const target = await emptyDatabase();
    const client = new pg.Client(target);
    await client.connect();
    await client.query('CREATE TABLE invoices (id int)');
    await expect(restore(target, newStore(), { file, isReplacing: true })).rejects.toThrow(
      /tables of another program \(invoices\)/,
    );
    expect((await client.query('SELECT 1 FROM invoices')).rowCount).toBe(0);
    await client.end();
  });
});

describe('between versions', () => {
  const future = '29990101000000_of_the_future';
  const futureMigrations = newName('migrations');
  writeLaterVersion(futureMigrations, {
    [future]: `CREATE TYPE "Mood" AS ENUM ('good'); CREATE TABLE "OfTheFuture" ("mood" "Mood")`,
  });

  it('brings a backup of an older schema up to this one', async () => {
    const { file } = await saveFrom(migrationsFolder);
    const target = await emptyDatabase();
    await restore(target, newStore(), { file }, futureMigrations);
    const pool = openPool(target);
    expect((await pool.query('SELECT "slug" FROM "BlogPost"')).rows).toEqual([
      { slug: 'yesterday' },
    ]);
    expect(await applyMigrations(pool, futureMigrations)).toEqual([]);
    await pool.end();
  });

  it('refuses a backup of a newer schema, and takes back a database that a newer version has used', async () => {
    const { file: old, connection } = await saveFrom(migrationsFolder);
    const { file: young } = await saveFrom(futureMigrations, connection);
    const refused = restore(connection, newStore(), { file: young, isReplacing: true });
    await expect(refused).rejects.toThrow(
      new BackupError(
        `This was saved by a newer version of the site: it has the migration "${future}", which this version does not know. Restore it with that version or a newer one.`,
      ),
    );
    await restore(connection, newStore(), { file: old, isReplacing: true });
    const pool = openPool(connection);
    expect(await applyMigrations(pool, migrationsFolder)).toEqual([]);
    const { rows } = await pool.query(`SELECT to_regclass('"OfTheFuture"') AS found`);
    expect(rows).toEqual([{ found: null }]);
    await pool.end();
  });

  async function saveFrom(migrations: string, given?: pg.PoolConfig) {
    const connection = given ?? (await emptyDatabase());
    const pool = openPool(connection);
    await applyMigrations(pool, migrations);
    await pool.query(
      `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "updatedAt")
       VALUES ('Yesterday', 'yesterday', '', '', now()) ON CONFLICT DO NOTHING`,
    );
    await pool.end();
    const file = newName('backup');
    await save(file, mediaStore, connection);
    return { file, connection };
  }
});

function flip(bytes: Buffer, at: number): Buffer {
  const index = Math.floor(at);
  const changed = Buffer.from(bytes);
  changed[index] = (changed[index] ?? 0) ^ 0x10;
  return changed;
}
