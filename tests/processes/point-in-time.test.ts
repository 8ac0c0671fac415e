import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readStates } from '../../src/server/backup/outcome/outcomes.service.ts';
import { storeBase } from '../../src/server/backup/point-in-time/base-backup.ts';
import { parseName, pointInTimeShelf } from '../../src/server/backup/point-in-time/kept-file.ts';
import { startPointInTime } from '../../src/server/backup/point-in-time/point-in-time.ts';
import { openReplication, parseLsn } from '../../src/server/backup/point-in-time/replication.ts';
import { openTarget } from '../../src/server/backup/target/open-target.ts';
import { systemClock } from '../../src/server/clock.ts';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { parseEnv } from '../../src/server/env.ts';
import { createFileMediaStore } from '../../src/server/integrations/media-store/media-store-files.ts';
import { createLog } from '../../src/server/observation/log.ts';
import { connectDatabase } from '../../src/server/open-database.ts';
import { type S3Double, s3Account, startS3 } from '../mocks/s3.ts';
import { quickSettings } from '../setup/database/data-template.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { testSecretsKey } from '../setup/database/test-keyring.ts';
import { runSiteHere } from '../setup/programs/site-program.ts';
import { silentLog } from '../setup/silent-log.ts';

const home = temporaryDataDir();
const passphrase = 'velvet orbit ladder mango';
let dataDir = '';
let folder = '';
let env: Record<string, string> = {};

let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

type OpenSite = Awaited<ReturnType<typeof openSite>>;
const running = new Set<OpenSite>();
afterEach(async () => {
  for (const site of running) await site.close();
});

beforeEach(async () => {
  const place = mkdtempSync(path.join(home, 'site-'));
  dataDir = path.join(place, 'data');
  folder = mkdtempSync(path.join(home, 'target-'));
  env = { DATA_DIR: dataDir, BACKUP_TARGET: folder, SECRETS_KEY: testSecretsKey };
  await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
});

/** A site without its web server. `close` stores what is left, as a stop does; `kill` stores nothing. */
async function openSite(its = env, times?: { shipEveryMs: number; retryEveryMs: number }) {
  const settings = parseEnv(its);
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log: silentLog,
    // A stop stores what was committed, so commits are written down.
    settings: { ...quickSettings, synchronous_commit: 'on' },
  });
  const log = createLog('silent');
  const db = connectDatabase(settings, embedded, log);
  const mediaStore = createFileMediaStore(path.join(dataDir, 'media'));
  const deps = { settings, db, mediaStore, clock: systemClock, log };
  const work = startPointInTime(deps, embedded, times);
  const end = async () => {
    running.delete(site);
    await db.close();
    await embedded.stop();
  };
  const state = async () => (await readStates({ db, clock: systemClock })).pointInTime;
  const site = {
    db,
    connection: embedded.connection,
    mediaStore,
    state,
    untilGood: () => expect.poll(async () => (await state())?.goodAt ?? null).not.toBeNull(),
    write: (slug: string) =>
      db.pool.query(
        `INSERT INTO "BlogCategory" ("name", "slug", "description", "updatedAt") VALUES ($1, $1, $1, now())`,
        [slug],
      ),
    async flushed() {
      const { rows } = await db.pool.query<{ end: string }>(
        'SELECT pg_current_wal_flush_lsn()::text AS end',
      );
      return parseLsn(rows[0]?.end ?? '');
    },
    slots: async () =>
      (await db.pool.query<{ slot_name: string }>('SELECT slot_name FROM pg_replication_slots'))
        .rows,
    kill: end,
    async close() {
      await work.stop();
      await end();
    },
  };
  running.add(site);
  return site;
}

async function goodSite(its = env): Promise<OpenSite> {
  const site = await openSite(its);
  await site.untilGood();
  return site;
}

const restore = (to: string, ...flags: string[]) =>
  runSiteHere(['restore', '--to', to, ...flags], env);

const withoutTarget = () =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('BACKUP_')));

/** @returns the categories of the database that is there now */
async function written(): Promise<string[]> {
  const site = await openSite(withoutTarget());
  const { rows } = await site.db.pool.query<{ slug: string }>('SELECT slug FROM "BlogCategory"');
  await site.close();
  return rows.map(({ slug }) => slug).sort();
}

const soon = { shipEveryMs: 100, retryEveryMs: 100 };
const files = () =>
  readdirSync(path.join(folder, 'point-in-time')).flatMap((name) => parseName(name) ?? []);
const kinds = (kind: string) => files().filter((file) => file.kind === kind);
const destroyDisk = () => rmSync(dataDir, { recursive: true });
/** The clock of the database is that of this machine. */
const untilLater = async (site: OpenSite) => {
  const { rows } = await site.db.pool.query<{ now: Date }>(
    'SELECT clock_timestamp() AS now FROM pg_sleep(0.01)',
  );
  return rows[0]?.now.toISOString() ?? '';
};

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
    Object.assign(env, placeOf());
    const site = await goodSite();
    await site.write('kept');
    await site.db.pool.query(
      `INSERT INTO "TrafficSalt" ("day", "salt") VALUES ('2026-12-01', '\\x01')`,
    );
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
    const site = await goodSite();
    await site.write('before');
    const moment = await untilLater(site);
    await site.write('after');
    await site.close();
    expect(await restore(moment, '--replace')).toMatchObject({ code: 0 });
    const onward = await goodSite();
    await onward.write('onward');
    await onward.close();
    destroyDisk();
    await restore('latest');
    expect(await written()).toEqual(expect.arrayContaining(['before', 'onward']));
    expect(await written()).not.toContain('after');
  });

  it('is reached where nothing was written after it', async () => {
    const site = await goodSite();
    await site.write('last');
    const moment = await untilLater(site);
    await site.close();
    destroyDisk();
    expect(await restore(moment)).toMatchObject({ code: 0 });
    expect(await written()).toContain('last');
  });

  it('brings its pictures, and leaves out what tells visitors apart', async () => {
    const site = await openSite();
    await site.mediaStore.put('post-1.webp', Buffer.from('a picture'), 'image/webp');
    await site.db.pool.query(
      `INSERT INTO "Media" ("id", "kind", "widthPx", "heightPx", "byteSize", "variants")
       VALUES ('post-1', 'postImage', 1, 1, 9, '[{"name":"post-1.webp","format":"webp","widthPx":1,"byteSize":9}]')`,
    );
    await site.db.pool.query(
      `INSERT INTO "TrafficSalt" ("day", "salt") VALUES ('2026-12-01', '\\x01')`,
    );
    await site.untilGood();
    await site.close();
    destroyDisk();
    expect((await restore('latest')).output).toContain('1 picture file came back');
    expect(readFileSync(path.join(dataDir, 'media', 'post-1.webp'), 'utf8')).toBe('a picture');
    const again = await openSite();
    expect((await again.db.pool.query('SELECT FROM "TrafficSalt"')).rowCount).toBe(0);
  });

  it('is closed to those without the passphrase', async () => {
    env.BACKUP_PASSPHRASE = passphrase;
    const site = await goodSite();
    await site.write('secret-category');
    await site.close();
    for (const { name } of files()) {
      expect(name).toMatch(/\.age$/);
      const text = readFileSync(path.join(folder, 'point-in-time', name), 'latin1');
      expect(text).toContain('age-encryption.org/v1');
    }
    destroyDisk();
    env.BACKUP_PASSPHRASE = 'another orbit ladder mango';
    expect(await restore('latest')).toEqual({
      code: 1,
      output: expect.stringMatching(/^\S+ is encrypted, and this passphrase does not open it\.\n$/),
    });
    env.BACKUP_PASSPHRASE = passphrase;
    expect(await restore('latest')).toMatchObject({ code: 0 });
    expect(await written()).toContain('secret-category');
  });

  it('loses nothing when the site is killed and starts again, without new files of the whole', async () => {
    const site = await goodSite();
    await site.write('unstored');
    await site.kill();
    const again = await openSite();
    await again.write('later');
    await again.close();
    expect(kinds('base')).toHaveLength(1);
    destroyDisk();
    await restore('latest');
    expect(await written()).toEqual(expect.arrayContaining(['unstored', 'later']));
  });

  it.each([
    ['the passphrase is another', () => Object.assign(env, { BACKUP_PASSPHRASE: passphrase })],
    [
      'the target is another',
      () => Object.assign(env, { BACKUP_TARGET: mkdtempSync(path.join(home, 'target-')) }),
    ],
  ])('begins anew where %s', async (_what, change) => {
    const site = await goodSite();
    const slots = await site.slots();
    await site.close();
    change();
    folder = env.BACKUP_TARGET ?? '';
    const again = await openSite();
    await expect.poll(async () => (await again.slots())[0]).not.toEqual(slots[0]);
    await expect
      .poll(() => new Set(kinds('base').map(({ isEncrypted }) => isEncrypted)))
      .toContain(env.BACKUP_PASSPHRASE !== undefined);
    expect(await again.slots()).toHaveLength(1);
  });

  it('begins anew where the server had to drop its log', async () => {
    const site = await goodSite();
    await site.close();
    const apart = await openSite(withoutTarget());
    await expect.poll(() => apart.slots()).toEqual([]);
    await apart.write('between');
    await apart.close();
    const again = await openSite();
    await expect.poll(() => kinds('base').length).toBe(2);
    await again.write('after');
    await again.close();
    destroyDisk();
    await restore('latest');
    expect(await written()).toEqual(expect.arrayContaining(['between', 'after']));
  });

  it('tells the owner of a target that is away, until what waited is stored', async () => {
    await (await goodSite()).close();
    renameSync(folder, `${folder}-away`);
    const site = await openSite(env, soon);
    await site.write('waiting');
    await expect.poll(async () => (await site.state())?.fault).toMatch(/there is no folder/);
    renameSync(`${folder}-away`, folder);
    await expect.poll(async () => (await site.state())?.fault ?? null).toBeNull();
    await site.kill();
    destroyDisk();
    await restore('latest');
    expect(await written()).toContain('waiting');
  });

  it('is reached although all files were being stored then', async () => {
    const site = await goodSite();
    await site.write('before');
    const target = await openTarget(parseEnv(env), pointInTimeShelf);
    if (!target) throw new Error('There is no target.');
    let moment = '';
    const store: typeof target.store = (name, pieces, signal) => {
      const interrupted = async function* () {
        for await (const piece of pieces) {
          if (moment === '') {
            moment = await untilLater(site);
            await site.write('after');
          }
          yield piece;
        }
      };
      return target.store(name, interrupted(), signal);
    };
    const client = await openReplication(site.connection);
    const [{ chain = '' } = {}] = kinds('base');
    const { signal } = new AbortController();
    const deps = { client, target: { ...target, store }, clock: systemClock, signal };
    await storeBase(deps, { id: chain, recipient: null });
    await client.end();
    await site.close();
    expect(kinds('base')).toHaveLength(2);
    const listed = await runSiteHere(['backup', '--list'], env);
    expect(listed.output).toMatch(
      /^There is no backup in \S+ yet\.\n"site restore --to" leads to every moment from .+ to .+ \(UTC\)\.\n$/,
    );
    expect(await restore(moment, '--replace')).toMatchObject({ code: 0 });
    expect(await written()).toEqual(['before']);
  });

  it('is stored before the site is stopped', async () => {
    const site = await openSite(env, soon);
    await site.untilGood();
    await site.write('killed');
    const end = await site.flushed();
    await expect
      .poll(() => files().some((file) => file.kind === 'wal' && file.to >= end))
      .toBe(true);
    await site.kill();
    destroyDisk();
    await restore('latest');
    expect(await written()).toContain('killed');
  });
});

describe('a moment that cannot be restored', { timeout: 120_000 }, () => {
  async function storedSite(): Promise<string> {
    const site = await goodSite();
    await site.write('here');
    const moment = await untilLater(site);
    await site.close();
    return moment;
  }

  it('is none, lies ahead or lies before what is stored', async () => {
    await storedSite();
    for (const [moment, sentence] of [
      ['2026-12-01 14:30', /^--to must be a moment with its zone, such as .*\.\n$/],
      ['tomorrow', /^--to must be a moment with its zone/],
      ['2190-01-01T00:00:00Z', /^2190-01-01T00:00:00Z lies ahead\.\n$/],
      ['2020-01-01T00:00:00Z', /^\S+point-in-time goes back to \S+ only\.\n$/],
    ] as const) {
      const answer = { code: 1, output: expect.stringMatching(sentence) };
      expect(await restore(moment, '--replace')).toEqual(answer);
    }
    expect(await written()).toContain('here');
  });

  it('needs a target, the embedded database, and leave to replace what is there', async () => {
    const moment = await storedSite();
    expect((await restore(moment)).output).toMatch(
      /^This data folder holds a database already\. .*--replace/,
    );
    const server = { ...env, DATABASE_URL: 'postgresql://user@127.0.0.1:9/site' };
    const onServer = await runSiteHere(['restore', '--to', moment], server);
    expect(onServer.output).toMatch(/^DATABASE_URL is set: the tools of that server/);
    const nowhere = await runSiteHere(['restore', '--to', moment], withoutTarget());
    expect(nowhere.output).toMatch(/^There is no target of backups/);
    const both = await runSiteHere(['restore', 'file', '--to', moment], env);
    expect(both).toMatchObject({ code: 2, output: expect.stringContaining('name a file, or') });
  });

  it('waits for the site to be stopped', async () => {
    const site = await goodSite();
    expect(await restore('latest', '--replace')).toEqual({
      code: 1,
      output: expect.stringMatching(/^A site runs on \S+\. Stop it first: .*\n$/),
    });
    await site.write('unharmed');
    await site.close();
    expect(await written()).toContain('unharmed');
  });

  it('has a gap before it, while moments before the gap can be restored', async () => {
    const moment = await storedSite();
    for (const slug of ['one', 'two']) {
      const site = await openSite();
      await site.write(slug);
      await site.close();
    }
    const missing = kinds('wal').at(-2);
    rmSync(path.join(folder, 'point-in-time', missing?.name ?? ''));
    expect(await restore('latest', '--replace')).toEqual({
      code: 1,
      output: expect.stringMatching(/^The log in the target has a gap: .* It leads up to .*\.\n$/),
    });
    expect(await restore(moment, '--replace')).toMatchObject({ code: 0 });
    expect(await written()).toEqual(['here']);
  });

  it('has a gap right behind the files of the whole', async () => {
    await storedSite();
    const [base] = kinds('base').flatMap((file) => (file.kind === 'base' ? [file] : []));
    for (const file of files()) {
      if (file.kind === 'wal' && base && file.from <= base.start) {
        rmSync(path.join(folder, 'point-in-time', file.name));
      }
    }
    expect((await restore('latest', '--replace')).output).toMatch(/has a gap/);
  });

  it('has damaged files, and replaces nothing', async () => {
    await storedSite();
    const [base] = kinds('base');
    const file = path.join(folder, 'point-in-time', base?.name ?? '');
    writeFileSync(file, readFileSync(file).subarray(0, 100_000));
    expect(await restore('latest', '--replace')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^\S+ is no whole backup of this site: it is cut off or damaged/,
      ),
    });
    expect(await written()).toContain('here');
    expect(
      readdirSync(path.join(dataDir, 'postgres')).filter((name) => /cluster\./.test(name)),
    ).toEqual([]);
  });
});
