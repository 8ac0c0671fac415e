import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { BackupError } from '../../src/server/backup/format.ts';
import { applyMigrations } from '../../src/server/db/migrate.ts';
import { createFileMediaStore } from '../../src/server/integrations/media-store-files.ts';
import { createS3MediaStore } from '../../src/server/integrations/media-store-s3.ts';
import { createPost } from '../factories/blog.ts';
import { createSite, createStoredPicture } from '../factories/site.ts';
import { type S3Double, s3Account, startS3 } from '../mocks/s3.ts';
import { migrationsFolder, restore, save } from '../setup/backups.ts';
import { resetDatabase, testConnection, testDatabase } from '../setup/database.ts';
import { contentOf } from '../setup/database-content.ts';
import { emptyDatabase } from '../setup/empty-database.ts';
import { createTestApp } from '../setup/harness.ts';
import { temporaryDataDir } from '../setup/temporary-data-dir.ts';

const folder = temporaryDataDir();
const mediaStore = createFileMediaStore(path.join(folder, 'media'));
let sequence = 0;
const newName = (kind: string) => {
  sequence += 1;
  return path.join(folder, `${kind}-${sequence}`);
};
const newStore = () => createFileMediaStore(newName('media'));

beforeEach(resetDatabase);

async function bytesIn(store: typeof mediaStore, name: string): Promise<Buffer> {
  const opened = await store.open(name);
  if (opened.outcome !== 'found') throw new Error(`${name} is ${opened.outcome}.`);
  return buffer(opened.stream);
}

describe('a backup', () => {
  it('brings every row and every picture back into an empty database', async () => {
    const { pictures } = await createSite(mediaStore);
    const before = await contentOf(testConnection());
    const file = newName('backup');
    const saved = await save(file, mediaStore);
    expect(saved).toMatchObject({ pictures: pictures.length, missingPictures: [] });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const target = await emptyDatabase();
    const store = newStore();
    expect(await restore(target, store, { file })).toMatchObject({
      rows: saved.rows,
      pictures: pictures.length,
      unclearMessages: 1,
      leftOut: [],
    });
    const after = await contentOf(target);
    // What was about to be sent may have been sent since.
    const [message] = before.OutgoingMessage ?? [];
    const unclear = 'unclear,"It waited when the backup was made and may have been sent since."';
    expect(after.OutgoingMessage).toEqual([message?.replace('waiting,""', unclear)]);
    expect({ ...after, OutgoingMessage: [message] }).toEqual(before);
    expect(after.BlogPost?.join()).toContain('🦊');
    for (const { name, bytes } of pictures) {
      expect((await bytesIn(store, name)).equals(bytes)).toBe(true);
    }
  });

  it('leaves the next rows their numbers, keys and triggers', async () => {
    const { post } = await createSite(mediaStore);
    const file = newName('backup');
    await save(file, mediaStore);
    const target = await emptyDatabase();
    await restore(target, newStore(), { file });
    const client = new pg.Client(target);
    await client.connect();
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO "BlogPost" ("title", "slug", "excerpt", "content", "updatedAt")
       VALUES ('Zweitausend', 'another', '', '', now()) RETURNING "id"`,
    );
    expect(rows[0]?.id).toBeGreaterThan(post.id);
    const words = await client.query(`SELECT 1 FROM "SearchWord" WHERE "word" = 'zweitausend'`);
    expect(words.rowCount).toBe(1);
    await expect(
      client.query(`UPDATE "BlogPost" SET "categoryId" = 999 WHERE "id" = $1`, [post.id]),
    ).rejects.toMatchObject({ code: '23503' });
    await client.end();
  });

  it('is one moment of a site that is written to meanwhile', async () => {
    await createSite(mediaStore);
    const { prisma } = testDatabase();
    let isWriting = true;
    const write = async () => {
      for (let number = 0; isWriting; number += 1) {
        // Two rows that belong together, in tables that are saved one after the other.
        await prisma.$transaction(async (tx) => {
          const { id } = await tx.blogPost.create({
            data: {
              title: 'Written',
              slug: `w-${number}`,
              excerpt: '',
              content: 'x'.repeat(2_000),
            },
          });
          await tx.blogSlugRedirect.create({ data: { slug: `from-${number}`, postId: id } });
          await tx.contactRequest.create({
            data: { description: `${number}`, dedupeKey: `w-${number}`, source: 'sms' },
          });
        });
        written = number + 1;
      }
    };
    let written = 0;
    const writing = write();
    const file = newName('backup');
    await save(file, mediaStore);
    isWriting = false;
    await writing;
    const target = await emptyDatabase();
    await restore(target, newStore(), { file });
    const { BlogPost, BlogSlugRedirect, ContactRequest } = await contentOf(target);
    const count = (rows: string[] | undefined, what: string) =>
      rows?.filter((row) => row.includes(what)).length;
    const posts = count(BlogPost, 'Written');
    expect(count(BlogSlugRedirect, 'from-')).toBe(posts);
    expect(count(ContactRequest, ',sms,')).toBe(posts);
    expect(posts).toBeLessThan(written);
  });

  it('names the pictures that the store has lost, and saves the rest', async () => {
    const [lost, kept] = await createStoredPicture(mediaStore);
    await mediaStore.delete(lost?.name ?? '');
    const file = newName('backup');
    expect(await save(file, mediaStore)).toMatchObject({
      pictures: 1,
      missingPictures: [lost?.name],
    });
    const store = newStore();
    await restore(await emptyDatabase(), store, { file });
    expect((await bytesIn(store, kept?.name ?? '')).length).toBe(kept?.bytes.length);
  });

  it('leaves no file behind when a picture cannot be read', async () => {
    await createStoredPicture(mediaStore);
    const broken = {
      ...mediaStore,
      open: async () => ({ outcome: 'unavailable' as const, cause: new Error('is away') }),
    };
    const file = newName('backup');
    await expect(save(file, broken)).rejects.toThrow(
      /^The picture post-\S+ cannot be read: is away/,
    );
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect(readdirSync(folder)).not.toContain(path.basename(file));
  });

  it('says that there is nothing to save where no site has been', async () => {
    const database = await emptyDatabase();
    await expect(save(newName('backup'), mediaStore, database)).rejects.toThrow(
      /^There is nothing to save/,
    );
  });
});

describe('pictures in a bucket', () => {
  let s3: S3Double;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());
  const bucket = () => createS3MediaStore({ ...s3Account, endpoint: s3.endpoint });

  it('go from a folder into it and from it into a folder', async () => {
    const pictures = await createStoredPicture(mediaStore);
    const fromFolder = newName('backup');
    await save(fromFolder, mediaStore);
    const target = await emptyDatabase();
    await restore(target, bucket(), { file: fromFolder });
    expect([...s3.objects.values()].map(({ contentType }) => contentType)).toEqual([
      'image/webp',
      'image/webp',
    ]);

    const fromBucket = newName('backup');
    await save(fromBucket, bucket(), target);
    const store = newStore();
    await restore(target, store, { file: fromBucket, isReplacing: true });
    for (const { name, bytes } of pictures) {
      expect((await bytesIn(store, name)).equals(bytes)).toBe(true);
    }
  });

  it('that are cut off on their way make no backup', async () => {
    await createStoredPicture(bucket());
    s3.state.fault = 'cutOff';
    const file = newName('backup');
    await expect(save(file, bucket())).rejects.toThrow(/^The picture post-\S+ cannot be read: /);
    expect(readdirSync(folder)).not.toContain(path.basename(file));
  });
});

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
    const { endedTokens } = await restore(target, newStore(), { file, keepsSignIns: false });
    expect(endedTokens).toBe(1);
    const { Session, Admin } = await contentOf(target);
    expect(Session).toEqual([]);
    expect(Admin).toHaveLength(2);
    const client = new pg.Client(target);
    await client.connect();
    for (const alive of [
      `SELECT 1 FROM "ApiToken" WHERE "revokedAt" IS NULL`,
      `SELECT 1 FROM "SignInCode" WHERE "expiresAt" > now()`,
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
  it('brings a backup of an older schema up to this one', async () => {
    const all = readdirSync(migrationsFolder).filter((name) => /^\d/.test(name));
    const older = all.filter((name) => name < '20261121107000');
    expect(older.length).toBeLessThan(all.length);
    const { file } = await saveFrom(older);
    const target = await emptyDatabase();
    await restore(target, newStore(), { file });
    const pool = openPool(target);
    // What later migrations have made of it: words to search by.
    const found = await pool.query(`SELECT 1 FROM "SearchWord" WHERE "word" = 'yesterday'`);
    expect(found.rowCount).toBe(1);
    expect(await applyMigrations(pool, migrationsFolder)).toEqual([]);
    await pool.end();
  });

  it('refuses a backup of a newer schema, and takes back a database that a newer version has used', async () => {
    const present = readdirSync(migrationsFolder).filter((name) => /^\d/.test(name));
    const { file: old, connection } = await saveFrom(present);
    const { file: young } = await saveFrom(present, connection, '29990101000000_of_the_future');
    const refused = restore(connection, newStore(), { file: young, isReplacing: true });
    await expect(refused).rejects.toThrow(
      new BackupError(
        'This was saved by a newer version of the site: it has the migration "29990101000000_of_the_future", which this version does not know. Restore it with that version or a newer one.',
      ),
    );
    await restore(connection, newStore(), { file: old, isReplacing: true });
    const pool = openPool(connection);
    expect(await applyMigrations(pool, migrationsFolder)).toEqual([]);
    const { rows } = await pool.query(`SELECT to_regclass('"OfTheFuture"') AS found`);
    expect(rows).toEqual([{ found: null }]);
    await pool.end();
  });

  /** A site that has seen these migrations, and perhaps one that this version does not know, saved. */
  async function saveFrom(names: readonly string[], given?: pg.PoolConfig, future?: string) {
    const connection = given ?? (await emptyDatabase());
    const migrations = newName('migrations');
    for (const name of names) {
      cpSync(path.join(migrationsFolder, name), path.join(migrations, name), { recursive: true });
    }
    if (future) {
      mkdirSync(path.join(migrations, future));
      const sql =
        'CREATE TYPE "Mood" AS ENUM (\'good\'); CREATE TABLE "OfTheFuture" ("mood" "Mood")';
      writeFileSync(path.join(migrations, future, 'migration.sql'), sql);
    }
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

function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(connection);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function flip(bytes: Buffer, at: number): Buffer {
  const index = Math.floor(at);
  const changed = Buffer.from(bytes);
  changed[index] = (changed[index] ?? 0) ^ 0x10;
  return changed;
}
