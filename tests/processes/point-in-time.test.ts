import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeBase } from '../../src/server/backup/point-in-time/base-backup.ts';
import { pointInTimeShelf } from '../../src/server/backup/point-in-time/kept-file.ts';
import { openReplication } from '../../src/server/backup/point-in-time/replication.ts';
import { openTarget } from '../../src/server/backup/target/open-target.ts';
import { systemClock } from '../../src/server/clock.ts';
import { parseEnv } from '../../src/server/env.ts';
import { type S3Double, s3Account, startS3 } from '../mocks/s3.ts';
import { runSiteHere } from '../setup/programs/site-program.ts';
import { momentAfter, setUpRestorableSites } from '../setup/sites/restorable-site.ts';

const passphrase = 'velvet orbit ladder mango';
const soon = { shipEveryMs: 100, retryEveryMs: 100 };
const {
  place,
  newTarget,
  open,
  openGood,
  withoutTarget,
  restore,
  written,
  kept,
  ofKind,
  fileOf,
  destroyDisk,
} = setUpRestorableSites();

let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

describe('every moment', { timeout: 120_000 }, () => {
  it.each([
    ['folder', () => ({})],
    [
      'bucket',
      () => ({
        BACKUP_TARGET: `s3://${s3Account.bucket}/site`,
        BACKUP_S3_ENDPOINT: s3.endpoint,
        BACKUP_S3_ACCESS_KEY_ID: s3Account.accessKeyId,
        BACKUP_S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
      }),
    ],
  ])('comes back from a %s when the disk is destroyed', async (_kind, placeOf) => {
    Object.assign(place.env, placeOf());
    const site = await openGood();
    await site.write('kept');
    await site.close();
    destroyDisk();
    const { code, output } = await restore('latest');
    expect(output).toMatch(
      /^The site is as it was then, with its last change at .*\. 0 picture files came back\.\nEverybody is signed out\./,
    );
    expect(code).toBe(0);
    expect(await written()).toContain('kept');
  });

  it('is reached without what came after it, and the site goes on from there', async () => {
    const site = await openGood();
    await site.write('before');
    const moment = await momentAfter(site);
    await site.write('after');
    await site.close();
    expect(await restore(moment, '--replace')).toMatchObject({ code: 0 });
    const onward = await openGood();
    await onward.write('onward');
    await onward.close();
    destroyDisk();
    await restore('latest');
    expect(await written()).toEqual(expect.arrayContaining(['before', 'onward']));
    expect(await written()).not.toContain('after');
  });

  it('is reached where nothing was written after it', async () => {
    const site = await openGood();
    await site.write('last');
    const moment = await momentAfter(site);
    await site.close();
    destroyDisk();
    expect(await restore(moment)).toMatchObject({ code: 0 });
    expect(await written()).toContain('last');
  });

  it('brings its pictures, and leaves out what tells visitors apart', async () => {
    const site = await openGood();
    await site.mediaStore.put('post-1.webp', Buffer.from('a picture'), 'image/webp');
    await site.db.pool.query(
      `INSERT INTO "Media" ("id", "kind", "widthPx", "heightPx", "byteSize", "variants")
       VALUES ('post-1', 'postImage', 1, 1, 9, '[{"name":"post-1.webp","format":"webp","widthPx":1,"byteSize":9}]')`,
    );
    await site.db.pool.query(
      `INSERT INTO "TrafficSalt" ("day", "salt") VALUES ('2026-12-01', '\\x01')`,
    );
    await site.close();
    destroyDisk();
    expect((await restore('latest')).output).toContain('1 picture file came back');
    expect(readFileSync(path.join(place.dataDir, 'media', 'post-1.webp'), 'utf8')).toBe(
      'a picture',
    );
    const again = await open();
    expect((await again.db.pool.query('SELECT FROM "TrafficSalt"')).rowCount).toBe(0);
  });

  it('is closed to those without the passphrase', async () => {
    place.env.BACKUP_PASSPHRASE = passphrase;
    const site = await openGood();
    await site.write('secret-category');
    await site.close();
    for (const { name } of kept()) {
      expect(name).toMatch(/\.age$/);
      const text = readFileSync(fileOf(name), 'latin1');
      expect(text).toContain('age-encryption.org/v1');
    }
    destroyDisk();
    place.env.BACKUP_PASSPHRASE = 'another orbit ladder mango';
    expect(await restore('latest')).toEqual({
      code: 1,
      output: expect.stringMatching(/^\S+ is encrypted, and this passphrase does not open it\.\n$/),
    });
    place.env.BACKUP_PASSPHRASE = passphrase;
    expect(await restore('latest')).toMatchObject({ code: 0 });
    expect(await written()).toContain('secret-category');
  });

  it('loses nothing when the site is killed and starts again, without new files of the whole', async () => {
    const site = await openGood();
    await site.write('unstored');
    await site.kill();
    const again = await open();
    await again.write('later');
    await again.close();
    expect(ofKind('base')).toHaveLength(1);
    destroyDisk();
    await restore('latest');
    expect(await written()).toEqual(expect.arrayContaining(['unstored', 'later']));
  });

  it.each([
    [
      'the passphrase is another',
      () => Object.assign(place.env, { BACKUP_PASSPHRASE: passphrase }),
    ],
    ['the target is another', () => Object.assign(place.env, { BACKUP_TARGET: newTarget() })],
  ])('begins anew where %s', async (_what, change) => {
    const site = await openGood();
    const slots = await site.slots();
    await site.close();
    change();
    place.folder = place.env.BACKUP_TARGET ?? '';
    const again = await open();
    await expect.poll(async () => (await again.slots())[0]).not.toEqual(slots[0]);
    await expect
      .poll(() => new Set(ofKind('base').map(({ isEncrypted }) => isEncrypted)))
      .toContain(place.env.BACKUP_PASSPHRASE !== undefined);
    expect(await again.slots()).toHaveLength(1);
  });

  it('begins anew where the server had to drop its log', async () => {
    const site = await openGood();
    await site.close();
    const apart = await open(withoutTarget());
    await expect.poll(() => apart.slots()).toEqual([]);
    await apart.write('between');
    await apart.close();
    const again = await open();
    await expect.poll(() => ofKind('base').length).toBe(2);
    await again.write('after');
    await again.close();
    destroyDisk();
    await restore('latest');
    expect(await written()).toEqual(expect.arrayContaining(['between', 'after']));
  });

  it('tells the owner of a target that is away, until what waited is stored', async () => {
    await (await openGood()).close();
    renameSync(place.folder, `${place.folder}-away`);
    const site = await open(place.env, soon);
    await site.write('waiting');
    await expect.poll(async () => (await site.state())?.fault).toMatch(/there is no folder/);
    renameSync(`${place.folder}-away`, place.folder);
    await expect.poll(async () => (await site.state())?.fault ?? null).toBeNull();
    await site.kill();
    destroyDisk();
    await restore('latest');
    expect(await written()).toContain('waiting');
  });

  it('is reached although all files were being stored then', async () => {
    const site = await openGood();
    await site.write('before');
    const target = await openTarget(parseEnv(place.env), pointInTimeShelf);
    if (!target) throw new Error('There is no target.');
    let moment = '';
    const store: typeof target.store = (name, pieces, signal) => {
      const interrupted = async function* () {
        for await (const piece of pieces) {
          if (moment === '') {
            moment = await momentAfter(site);
            await site.write('after');
          }
          yield piece;
        }
      };
      return target.store(name, interrupted(), signal);
    };
    const client = await openReplication(site.connection);
    const [{ chain = '' } = {}] = ofKind('base');
    const { signal } = new AbortController();
    const deps = { client, target: { ...target, store }, clock: systemClock, signal };
    await storeBase(deps, { id: chain, recipient: null });
    await client.end();
    await site.close();
    expect(ofKind('base')).toHaveLength(2);
    const listed = await runSiteHere(['backup', '--list'], place.env);
    expect(listed.output).toMatch(
      /^There is no backup in \S+ yet\.\n"site restore --to" leads to every moment from .+ to .+ \(UTC\)\.\n$/,
    );
    expect(await restore(moment, '--replace')).toMatchObject({ code: 0 });
    expect(await written()).toEqual(['before']);
  });

  it('is stored before the site is stopped', async () => {
    const site = await open(place.env, soon);
    await site.untilGood();
    await site.write('killed');
    const end = await site.flushed();
    await expect
      .poll(() => kept().some((file) => file.kind === 'wal' && file.to >= end))
      .toBe(true);
    await site.kill();
    destroyDisk();
    await restore('latest');
    expect(await written()).toContain('killed');
  });
});
