import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  MediaStore,
  StoredName,
} from '../../../src/server/integrations/media-store/media-store.ts';
import { createFileMediaStore } from '../../../src/server/integrations/media-store/media-store-files.ts';
import { createS3MediaStore } from '../../../src/server/integrations/media-store/media-store-s3.ts';
import { type S3Double, s3Account, startS3 } from '../../mocks/s3.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';

const dataDir = temporaryDataDir();
const folder = path.join(dataDir, 'media');
const name = `post-${'a'.repeat(32)}-10x10-w10.webp`;
let s3: S3Double;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(() => {
  s3.state.fault = 'none';
  s3.state.calls.length = 0;
});

const s3Store = (overrides: Partial<{ secretAccessKey: string; endpoint: string }> = {}) =>
  createS3MediaStore({ ...s3Account, endpoint: s3.endpoint, ...overrides });

describe.each<[string, () => MediaStore]>([
  ['the file store', () => createFileMediaStore(folder)],
  ['the S3 store', () => s3Store()],
])('%s', (_name, create) => {
  it('gives back what was put, until it is deleted', async () => {
    const store = create();
    const bytes = randomBytes(200_000);
    expect(await store.open(name)).toEqual({ outcome: 'missing' });
    expect(await store.put(name, bytes, 'image/webp')).toEqual({ outcome: 'done' });
    const opened = await store.open(name);
    if (opened.outcome !== 'found') throw new Error(`The picture is ${opened.outcome}.`);
    expect(opened.byteSize).toBe(bytes.length);
    expect((await buffer(opened.stream)).equals(bytes)).toBe(true);
    expect(await store.delete(name)).toEqual({ outcome: 'done' });
    expect(await store.delete(name)).toEqual({ outcome: 'done' });
    expect(await store.open(name)).toEqual({ outcome: 'missing' });
  });

  it('takes what comes piece by piece, and keeps nothing of what breaks off', async () => {
    const store = create();
    const pieces = [randomBytes(100_000), randomBytes(100_000)];
    const facts = { byteSize: 200_000, type: 'application/octet-stream' };
    expect(await store.putStream('import-a', Readable.from(pieces), facts)).toEqual({
      outcome: 'done',
    });
    const opened = await store.open('import-a');
    if (opened.outcome !== 'found') throw new Error(`The file is ${opened.outcome}.`);
    expect((await buffer(opened.stream)).equals(Buffer.concat(pieces))).toBe(true);

    const broken = Readable.from(
      (async function* () {
        yield pieces[0];
        throw new Error('hung up');
      })(),
    );
    expect(await store.putStream('import-b', broken, facts)).toMatchObject({
      outcome: 'unavailable',
    });
    expect(await store.open('import-b')).toEqual({ outcome: 'missing' });
    await store.delete('import-a');
  });

  it('lists what is stored, with the time', async () => {
    const store = create();
    const names = ['post-a.webp', 'post-b.webp', 'post-c.webp', 'post-d.webp', 'post-e.webp'];
    for (const one of names) await store.put(one, Buffer.from(one), 'image/webp');
    const listed: StoredName[] = [];
    for await (const part of store.list()) listed.push(...part);
    expect(listed.map((one) => one.name).toSorted()).toEqual(names);
    for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(0);
    for (const one of names) await store.delete(one);
  });
});

describe('the file store', () => {
  it.each([
    '../secret',
    '..\\secret',
    '.hidden',
    'a/b',
    '/etc/passwd',
    'a\0b',
    'x'.repeat(10_000),
    '',
  ])('leaves %j alone', async (bad) => {
    const store = createFileMediaStore(folder);
    writeFileSync(path.join(dataDir, 'secret'), 'canary');
    expect(await store.open(bad)).toEqual({ outcome: 'missing' });
    expect((await store.delete(bad)).outcome).toBe('unavailable');
    expect(readdirSync(dataDir)).toContain('secret');
  });

  it('says unavailable, and leaves nothing half-written, when the folder cannot be written', async () => {
    const file = path.join(dataDir, 'not-a-folder');
    writeFileSync(file, '');
    const store = createFileMediaStore(file);
    expect((await store.put(name, Buffer.from('x'), 'image/webp')).outcome).toBe('unavailable');
    expect((await store.open(name)).outcome).toBe('unavailable');
  });
});

describe('the S3 store', () => {
  it('names type and caching, in the bucket of the settings', async () => {
    await s3Store().put(name, Buffer.from('x'), 'image/webp');
    expect(s3.state.calls).toEqual([`PUT /pictures/${name}`]);
    expect(s3.objects.get(name)).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it.each(['denied', 'serverError', 'hangUp', 'redirect'] as const)(
    'says unavailable when the service answers with %s',
    async (fault) => {
      s3.state.fault = fault;
      const store = s3Store();
      expect((await store.put(name, Buffer.from('x'), 'image/webp')).outcome).toBe('unavailable');
      expect((await store.open(name)).outcome).toBe('unavailable');
      expect((await store.delete(name)).outcome).toBe('unavailable');
    },
  );

  it('says unavailable when nobody listens or the secret is wrong', async () => {
    const away = s3Store({ endpoint: 'http://127.0.0.1:9' });
    expect((await away.open(name)).outcome).toBe('unavailable');
    const wrong = s3Store({ secretAccessKey: 'wrong' });
    expect((await wrong.put(name, Buffer.from('x'), 'image/webp')).outcome).toBe('unavailable');
  });
});
