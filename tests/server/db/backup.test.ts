import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createS3MediaStore } from '../../../src/server/integrations/media-store/media-store-s3.ts';
import { createSite, createStoredPicture } from '../../factories/site.ts';
import { type S3Double, s3Account, startS3 } from '../../mocks/s3.ts';
import { backupFolder, restore, save } from '../../setup/database/backups.ts';
import { resetDatabase, testConnection, testDatabase } from '../../setup/database/database.ts';
import { contentOf } from '../../setup/database/database-content.ts';
import { emptyDatabase } from '../../setup/database/empty-database.ts';

const { folder, mediaStore, newName, newStore } = backupFolder();

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
    // A message that waited at backup time may have been sent since.
    const [message] = before.OutgoingMessage ?? [];
    const unclear =
      'unclear,"It waited at the moment that was restored, and may have been sent since."';
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

  it('holds nothing that tells the visitors of a day apart', async () => {
    await createSite(mediaStore);
    const { prisma } = testDatabase();
    const day = new Date('2026-11-20');
    await prisma.trafficSalt.create({ data: { day, salt: Buffer.from('salt') } });
    await prisma.trafficVisitor.create({ data: { day, hash: Buffer.from('visitor') } });
    await prisma.trafficCount.create({ data: { day, page: '/tips', source: 'direct', views: 7 } });
    const file = newName('backup');
    await save(file, mediaStore);
    const target = await emptyDatabase();
    await restore(target, newStore(), { file });
    const after = await contentOf(target);
    expect(after).toMatchObject({ TrafficSalt: [], TrafficVisitor: [] });
    expect(after.TrafficCount?.join()).toMatch(/^\(\/tips,direct,2026-11-20,7,/);
  });

  it('is one moment of a site that is written to meanwhile', async () => {
    await createSite(mediaStore);
    const { prisma } = testDatabase();
    let isWriting = true;
    const write = async () => {
      for (let number = 0; isWriting; number += 1) {
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
            data: {
              description: `${number}`,
              dedupeKey: `w-${number}`,
              source: 'sms',
              phoneNumber: '+1',
            },
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
