import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withBackupTurn } from '../../src/server/backup/backup-turn.ts';
import { readStates } from '../../src/server/backup/outcome/outcomes.service.ts';
import { momentOf } from '../../src/server/backup/target/backup-name.ts';
import { systemClock } from '../../src/server/clock.ts';
import { createFileMediaStore } from '../../src/server/integrations/media-store/media-store-files.ts';
import { createPost } from '../factories/posts/posts.ts';
import { createStoredPicture } from '../factories/site.ts';
import { type S3Double, type S3Fault, s3Account, startS3 } from '../mocks/s3.ts';
import { resetDatabase, testConnection, testDatabase } from '../setup/database/database.ts';
import { contentOf } from '../setup/database/database-content.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { testSecretsKey } from '../setup/database/test-keyring.ts';
import { endPrograms, startProgram } from '../setup/programs/program.ts';
import { runSiteHere } from '../setup/programs/site-program.ts';

afterAll(endPrograms);

const home = temporaryDataDir();
const newFolder = () => mkdtempSync(path.join(home, 'backups-'));
const passphrase = 'velvet orbit ladder mango';

let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  await resetDatabase();
  s3.objects.clear();
  Object.assign(s3.state, { fault: 'none', isFaultOfParts: false });
});

const settings = (env: Record<string, string>) => ({
  DATA_DIR: home,
  DATABASE_URL: databaseUrl(),
  SECRETS_KEY: testSecretsKey,
  ...env,
});
const site = (args: readonly string[], env: Record<string, string>) =>
  runSiteHere(args, settings(env));
const bucket = () => ({
  BACKUP_TARGET: `s3://${s3Account.bucket}/site`,
  BACKUP_S3_ENDPOINT: s3.endpoint,
  BACKUP_S3_ACCESS_KEY_ID: s3Account.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
});
const states = () => readStates({ db: testDatabase(), clock: systemClock });
const databases = async () => {
  const { rows } = await testDatabase().pool.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE '%trial_restore'`,
  );
  return rows.map(({ name }) => name);
};

// A trial restore applies every migration to a new database, and a passphrase takes scrypt's time.
const patient = { timeout: 240_000 };

describe('backups at a target', () => {
  it.each([
    ['folder', () => ({ BACKUP_TARGET: newFolder() })],
    ['bucket', bucket],
  ])('of a %s are made, listed, tried and restored by name', patient, async (_kind, envOf) => {
    const env = envOf();
    await createPost({ title: 'Before' });
    await createStoredPicture(createFileMediaStore(path.join(home, 'media')));
    expect(await site(['backup', '--list'], env)).toEqual({
      code: 0,
      output: expect.stringMatching(/^There is no backup in \S+ yet\.\n$/),
    });
    const saved = await site(['backup'], env);
    expect(saved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Saved to \S+: \d+ rows of \d+ tables, 2 picture files\.\n/),
    });
    const listed = await site(['backup', '--list'], env);
    const [name = ''] = /site-\S+/.exec(listed.output) ?? [];
    expect(saved.output).toContain(name);
    expect(momentOf(name)).not.toBeNull();
    expect((await states()).backup).toMatchObject({ goodName: name, fault: null });

    const before = await contentOf(testConnection());
    expect(await site(['backup', '--verify'], env)).toEqual({
      code: 0,
      output: expect.stringMatching(
        new RegExp(
          `^${name} was restored into a database of its own and is whole: \\d+ rows and 2 `,
        ),
      ),
    });
    const { BackupOutcome: _before, ...rest } = before;
    expect(await contentOf(testConnection())).toMatchObject(rest);
    expect(await databases()).toEqual([]);
    expect((await states()).trialRestore).toMatchObject({ goodName: name, fault: null });

    await createPost({ title: 'After' });
    const restored = await site(['restore', name, '--replace'], env);
    expect(restored.code).toBe(0);
    const posts = (await contentOf(testConnection())).BlogPost?.join();
    expect(posts).toContain('Before');
    expect(posts).not.toContain('After');
    expect(await states()).toEqual({ backup: null, trialRestore: null, pointInTime: null });
  });

  it('are encrypted where a passphrase is set, and tried with it', {
    timeout: 180_000,
  }, async () => {
    const folder = newFolder();
    const env = { BACKUP_TARGET: folder, BACKUP_PASSPHRASE: passphrase };
    expect((await site(['backup'], env)).output).toMatch(/^It is encrypted: /m);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/\.tar\.gz\.age$/);
    expect((await site(['backup', '--verify', name], env)).code).toBe(0);
    const wrong = { ...env, BACKUP_PASSPHRASE: 'another sentence nobody knows' };
    expect(await site(['backup', '--verify'], wrong)).toEqual({
      code: 1,
      output: `${path.join(folder, name)} is encrypted, and this passphrase does not open it.\n`,
    });
  });

  it('need a target, and one command at a time', async () => {
    const missing = {
      code: 1,
      output:
        'There is no target of backups: set BACKUP_TARGET to a folder or a bucket, or name a file.\n',
    };
    for (const args of [['backup'], ['backup', '--list'], ['backup', '--verify']]) {
      expect(await site(args, {})).toEqual(missing);
    }
    const env = { BACKUP_TARGET: newFolder() };
    await withBackupTurn(testDatabase().openConnection, async () => {
      expect(await site(['backup'], env)).toEqual({
        code: 1,
        output: 'Another backup or trial restore is under way. Wait for its end.\n',
      });
    });
    expect(await site(['backup', '--verify'], env)).toEqual({
      code: 1,
      output: `There is no backup in ${env.BACKUP_TARGET} yet.\n`,
    });
  });

  it('that are damaged fail on trial with a sentence, which is kept', async () => {
    const folder = newFolder();
    await createPost();
    await site(['backup'], { BACKUP_TARGET: folder });
    const [name = ''] = readdirSync(folder);
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file).subarray(0, -50));
    const failed = await site(['backup', '--verify'], { BACKUP_TARGET: folder });
    expect(failed).toEqual({
      code: 1,
      output: expect.stringMatching(/^\S+ is no whole backup of this site: [^\n]*\.\n$/),
    });
    expect((await states()).trialRestore).toMatchObject({
      goodAt: null,
      fault: failed.output.trim(),
    });
    expect(await databases()).toEqual([]);
  });
});

const asked: [S3Fault, RegExp][] = [
  ['full', /^The backup s3:\S+ cannot be written: the store is full \(XMinioStorageFull\)\.\n$/],
  [
    'serverError',
    /^The backup s3:\S+ cannot be written: the store answers InternalError \(500\)\.\n$/,
  ],
  ['hang', /^The backup s3:\S+ cannot be written: the store does not answer in time\.\n$/],
  [
    'hangUp',
    /^The backup s3:\S+ cannot be written: the store cannot be reached \(ECONNRESET\)\.\n$/,
  ],
];

describe('a target that fails', () => {
  it.each(asked)(
    'as a bucket (%s) is one sentence, and nothing is left',
    async (fault, sentence) => {
      Object.assign(s3.state, { fault, isFaultOfParts: true });
      expect(await site(['backup'], { ...bucket(), BACKUP_TARGET_TIMEOUT_SECONDS: '2' })).toEqual({
        code: 1,
        output: expect.stringMatching(sentence),
      });
      expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
      expect((await states()).backup?.fault).toMatch(/cannot be written/);
    },
  );

  it('as a folder that is gone is one sentence', async () => {
    const folder = newFolder();
    rmSync(folder, { recursive: true });
    expect(await site(['backup'], { BACKUP_TARGET: folder })).toEqual({
      code: 1,
      output: `${folder} cannot be used for backups: there is no folder ${folder}.\n`,
    });
  });

  it.each([
    ['fills up', 'small-disk', /^The backup \S+ cannot be written: the disk is full\.\n$/],
    [
      'hangs',
      'slow-disk',
      /^The backup \S+ cannot be written: it did not answer for 2 seconds\.\n$/,
    ],
  ])('as a disk that %s is one sentence', patient, async (_how, mock, sentence) => {
    await testDatabase().pool.query(
      `INSERT INTO "RateLimit" ("key", "points", "expire")
       SELECT md5(n::text) || md5((n + 0.5)::text), 1, 0 FROM generate_series(1, 40000) AS n`,
    );
    const folder = newFolder();
    const program = startProgram(process.execPath, ['dist/server/site.js', 'backup'], {
      ...settings({ BACKUP_TARGET: folder, BACKUP_TARGET_TIMEOUT_SECONDS: '2' }),
      NODE_OPTIONS: `--import ${new URL(`../mocks/${mock}.mjs`, import.meta.url).href}`,
      SMALL_DISK_BYTES: '1000000',
    });
    expect([await program.ended, program.output()]).toEqual([1, expect.stringMatching(sentence)]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
