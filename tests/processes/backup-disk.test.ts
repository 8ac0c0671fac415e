import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { resetDatabase, testConnection, testDatabase } from '../setup/database/database.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { testSecretsKey } from '../setup/database/test-keyring.ts';
import { endPrograms, startProgram } from '../setup/programs/program.ts';

afterAll(endPrograms);

const home = temporaryDataDir();
const newFolder = () => mkdtempSync(path.join(home, 'backups-'));

beforeEach(resetDatabase);

/** Adds more than a megabyte of incompressible data, so that the disk fills up during a COPY. */
async function fillDatabase() {
  await testDatabase().pool.query(
    `INSERT INTO "RateLimit" ("key", "points", "expire")
     SELECT md5(n::text) || md5((n + 0.5)::text), 1, 0 FROM generate_series(1, 40000) AS n`,
  );
}

function backUp(stage: string, folder: string, env: Record<string, string> = {}) {
  const command = ['dist/server/site.js', 'backup', path.join(folder, 'site.tar.gz')];
  const program = startProgram('sh', ['-c', stage, 'sh', folder, process.execPath, ...command], {
    DATA_DIR: home,
    DATABASE_URL: databaseUrl(),
    SECRETS_KEY: testSecretsKey,
    ...env,
  });
  return {
    program,
    outcome: program.ended.then((code) => ({ code, output: program.output() })),
  };
}

const asItIs = 'shift; exec "$@"';
const smallDisk = new URL('../mocks/small-disk.mjs', import.meta.url).href;

it('says that a disk fills up, or is too small, and leaves nothing', async () => {
  await fillDatabase();
  for (const [diskBytes, sentence] of [
    [1_000_000, /^The backup \S+ cannot be written: the disk is full\.\n$/],
    [
      130_000,
      /^There is no room for the backup in \S+: it takes \d+\.\d MB at least, and 0\.1 MB are free\.\n$/,
    ],
  ] as const) {
    const folder = newFolder();
    const onSmallDisk = {
      NODE_OPTIONS: `--import ${smallDisk}`,
      SMALL_DISK_BYTES: String(diskBytes),
    };
    expect(await backUp(asItIs, folder, onSmallDisk).outcome).toEqual({
      code: 1,
      output: expect.stringMatching(sentence),
    });
    expect(readdirSync(folder)).toEqual([]);
  }
});

it('says that a file may not be so large, and leaves nothing', async () => {
  await fillDatabase();
  const folder = newFolder();
  const limited = 'ulimit -f 512; shift; exec "$@"';
  expect(await backUp(limited, folder).outcome).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The backup \S+ cannot be written: it is larger than a file may be here\.\n$/,
    ),
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('names a folder that is none, without a word about the database', async () => {
  const nowhere = path.join(home, 'nowhere');
  const away = { DATABASE_URL: 'postgresql://u@127.0.0.1:9/site' };
  expect(await backUp(asItIs, nowhere, away).outcome).toEqual({
    code: 1,
    output: `There is no folder ${nowhere}.\n`,
  });
  const file = path.join(home, 'a-file');
  writeFileSync(file, '');
  expect(await backUp(asItIs, file, away).outcome).toEqual({
    code: 1,
    output: `${file} is no folder.\n`,
  });
  const folder = newFolder();
  mkdirSync(path.join(folder, 'site.tar.gz'));
  expect(await backUp(asItIs, folder).outcome).toEqual({
    code: 1,
    output: expect.stringMatching(/^\S+ is there already\. Name another file/),
  });
});

// Starting the program takes long on a busy machine.
const patient = { timeout: 60_000 };

async function waitingBackup() {
  const other = new pg.Client(testConnection());
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('BEGIN; LOCK TABLE "TrafficCount" IN ACCESS EXCLUSIVE MODE');
  const folder = newFolder();
  const { program, outcome } = backUp(asItIs, folder);
  await expect
    .poll(() => readdirSync(folder), patient)
    .toEqual([expect.stringMatching(/unfinished$/)]);
  const asked = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'vibecode-apart' AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await other.query(asked)).rowCount, patient).toBe(1);
  return { folder, program, outcome, goOn: () => other.query('COMMIT') };
}

it('stops at once at Ctrl+C, however often, and leaves nothing', { timeout: 120_000 }, async () => {
  const { folder, program, outcome } = await waitingBackup();
  program.child.kill('SIGINT');
  program.child.kill('SIGINT');
  expect(await outcome).toEqual({ code: 1, output: 'Stopped. Nothing was changed.\n' });
  expect(readdirSync(folder)).toEqual([]);
});

it('says that its folder is gone meanwhile', { timeout: 120_000 }, async () => {
  const { folder, outcome, goOn } = await waitingBackup();
  rmSync(folder, { recursive: true });
  await goOn();
  expect(await outcome).toEqual({
    code: 1,
    output: expect.stringMatching(/there is no folder \S+\.\n$/),
  });
});
