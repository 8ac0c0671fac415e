import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolderTarget } from '../../../src/server/backup/target/folder-target.ts';
import { createS3Target } from '../../../src/server/backup/target/s3-target.ts';
import { type S3Double, type S3Fault, s3Account, startS3 } from '../../mocks/s3.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';

const home = temporaryDataDir();
const patienceMs = 60_000;
const { signal } = new AbortController();
const [older, newer] = ['site-20261129T020000Z.tar.gz', 'site-20261130T020000Z.tar.gz.age'];

async function* pieces(count = 3, pieceBytes = 4 * 1024 * 1024) {
  for (let number = 1; number <= count; number += 1) yield Buffer.alloc(pieceBytes, number);
}

async function* brokenPieces() {
  yield* pieces(3);
  throw new Error('The database is gone.');
}

let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(() => {
  s3.objects.clear();
  s3.uploads.clear();
  Object.assign(s3.state, { fault: 'none', isFaultOfParts: false });
});

const bucket = (ms = patienceMs) =>
  createS3Target({ ...s3Account, endpoint: s3.endpoint, prefix: 'daily/' }, ms);
const newFolder = () => mkdtempSync(path.join(home, 'target-'));

/** Everything at the place, also what nobody should see. */
const places = {
  folder() {
    const folder = newFolder();
    return {
      target: createFolderTarget(folder, patienceMs),
      everything: () => readdirSync(folder).sort(),
      address: (name: string) => path.join(folder, name),
      put: (name: string) => writeFileSync(path.join(folder, name), 'x'),
    };
  },
  bucket: () => ({
    target: bucket(),
    everything: () =>
      [...s3.objects.keys(), ...s3.uploads.keys()].map((key) => key.replace('daily/', '')).sort(),
    address: (name: string) => `s3://pictures/daily/${name}`,
    put: (name: string) =>
      s3.objects.set(`daily/${name}`, {
        ...{ storedAt: new Date(), bytes: Buffer.from('x'), contentType: '', cacheControl: '' },
      }),
  }),
};

describe.each(Object.entries(places))('a %s', (_name, place) => {
  it('gives back what it was given, lists the newest first, and deletes', async () => {
    const { target, address } = place();
    await target.store(older, pieces(), signal);
    await target.store(newer, pieces(1, 10), signal);
    expect(await target.list()).toEqual([
      { name: newer, byteSize: 10, madeAt: new Date('2026-11-30T02:00:00Z') },
      { name: older, byteSize: 12 * 1024 * 1024, madeAt: new Date('2026-11-29T02:00:00Z') },
    ]);
    const source = target.source(older);
    expect([source.title, await source.byteSize()]).toEqual([address(older), 12 * 1024 * 1024]);
    const given = await buffer(await source.open());
    expect(given.equals(await buffer(pieces()))).toBe(true);
    await target.remove(older);
    expect((await target.list()).map(({ name }) => name)).toEqual([newer]);
  });

  it('keeps nothing of a backup that breaks off', async () => {
    const { target, everything } = place();
    await expect(target.store(newer, brokenPieces(), signal)).rejects.toThrow(
      'The database is gone.',
    );
    expect(everything()).toEqual([]);
  });

  it('keeps nothing of a backup that is stopped', async () => {
    const { target, everything } = place();
    const stopping = new AbortController();
    const stopped = async function* () {
      yield* pieces(2);
      stopping.abort(new Error('Stopped.'));
      yield* pieces(2);
    };
    await expect(target.store(newer, stopped(), stopping.signal)).rejects.toThrow('Stopped.');
    expect(everything()).toEqual([]);
  });

  it('leaves alone what has another name', async () => {
    const { target, everything, put } = place();
    const others = ['.site.unfinished', 'notes.txt', 'site-2026-11-30.tar.gz'];
    for (const name of others) put(name);
    await target.removeUnfinished();
    expect(await target.list()).toEqual([]);
    expect(everything()).toEqual(others);
  });
});

describe('a folder', () => {
  it('shows its files to their owner alone, and clears away what a killed process has left', async () => {
    const folder = newFolder();
    const target = createFolderTarget(folder, patienceMs);
    writeFileSync(path.join(folder, `.${older}.4711.unfinished`), 'half');
    await target.removeUnfinished();
    await target.store(newer, pieces(1), signal);
    expect(readdirSync(folder)).toEqual([newer]);
    expect(statSync(path.join(folder, newer)).mode & 0o777).toBe(0o600);
    expect(await target.freeBytes()).toBeGreaterThan(0);
  });

  it('that is not there is named, and not made', async () => {
    const folder = path.join(home, 'nowhere');
    const target = createFolderTarget(folder, patienceMs);
    const none = `there is no folder ${folder}.`;
    await expect(target.list()).rejects.toThrow(
      `The backups in ${folder} cannot be listed: ${none}`,
    );
    await expect(target.store(newer, pieces(), signal)).rejects.toThrow(
      `The backup ${path.join(folder, newer)} cannot be written: ${none}`,
    );
    await expect(target.freeBytes()).rejects.toThrow(none);
  });

  it('that goes while it is written to is named', async () => {
    const folder = newFolder();
    const vanishing = async function* () {
      yield* pieces(1);
      rmSync(folder, { recursive: true });
      yield* pieces(1);
    };
    await expect(
      createFolderTarget(folder, patienceMs).store(newer, vanishing(), signal),
    ).rejects.toThrow(
      `The backup ${path.join(folder, newer)} cannot be written: there is no folder ${folder}.`,
    );
  });
});

describe('a bucket', () => {
  const begin = `The backup s3://pictures/daily/${newer} cannot be written: `;
  const faults: [S3Fault, string][] = [
    ['full', 'the store is full (XMinioStorageFull).'],
    ['serverError', 'the store answers InternalError (500).'],
    ['denied', 'the store refuses BACKUP_S3_* (AccessDenied).'],
    ['hangUp', 'the store cannot be reached (ECONNRESET).'],
  ];
  it.each(faults)(
    'that answers %s in the middle is named, and keeps nothing',
    async (fault, reason) => {
      Object.assign(s3.state, { fault, isFaultOfParts: true });
      await expect(bucket().store(newer, pieces(), signal)).rejects.toThrow(`${begin}${reason}`);
      expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
    },
  );

  it('that hangs in the middle is named after its time, and keeps nothing', async () => {
    Object.assign(s3.state, { fault: 'hang', isFaultOfParts: true });
    await expect(bucket(500).store(newer, pieces(), signal)).rejects.toThrow(
      `${begin}the store does not answer in time.`,
    );
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });

  it('that is not reached is named', async () => {
    const away = createS3Target(
      { ...s3Account, endpoint: 'http://127.0.0.1:9', prefix: '' },
      patienceMs,
    );
    await expect(away.list()).rejects.toThrow(
      'The backups in s3://pictures/ cannot be listed: the store cannot be reached (ECONNREFUSED).',
    );
  });

  it('is rid of uploads that a killed process has left, and keeps those of others', async () => {
    s3.uploads.set('ours', { key: `daily/${older}`, parts: new Map() });
    s3.uploads.set('other', { key: 'daily/film.mp4', parts: new Map() });
    await bucket().removeUnfinished();
    expect([...s3.uploads.keys()]).toEqual(['other']);
  });

  it('does not have what it is asked for', async () => {
    const source = bucket().source(older);
    expect(await source.byteSize()).toBe(0);
    await expect(source.open()).rejects.toThrow(
      `s3://pictures/daily/${older} cannot be read: it is not there.`,
    );
  });
});
