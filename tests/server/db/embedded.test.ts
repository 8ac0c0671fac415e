import { statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { silentLog } from '../../setup/silent-log.ts';

const PROCESS_TEST_TIMEOUT_MS = 60_000;

/** All tests share one folder, because a copy takes a second. */
const dataDir = temporaryDataDir();
let running: EmbeddedDatabase[] = [];

beforeAll(
  () => cp(inject('embeddedTemplate'), dataDir, { recursive: true }),
  PROCESS_TEST_TIMEOUT_MS,
);

afterEach(async () => {
  for (const database of running) await database.stop();
  running = [];
});

async function open(options: { transport?: 'unix' | 'tcp'; folder?: string } = {}) {
  const { folder = dataDir, transport } = options;
  const database = await startEmbeddedDatabase({ dataDir: folder, log: silentLog, transport });
  running.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, text: string, values: unknown[] = []) {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded database', { timeout: PROCESS_TEST_TIMEOUT_MS }, () => {
  it('keeps what was written from one start to the next', async () => {
    const first = await open();
    await query(first, 'CREATE TABLE kept (value int)');
    await query(first, 'INSERT INTO kept VALUES (7)');
    await first.stop();
    const second = await open();
    expect(await query(second, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
  });

  it('lets nobody else on the machine into its folder', async () => {
    await open();
    expect(statSync(path.join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('waits for the disk and brings the extensions that search needs', async () => {
    const database = await open();
    expect(await query(database, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(database, 'SHOW synchronous_commit')).toEqual([
      { synchronous_commit: 'on' },
    ]);
    const found = await query(
      database,
      `SELECT name FROM pg_available_extensions WHERE name IN ('unaccent', 'pg_trgm') ORDER BY name`,
    );
    expect(found).toEqual([{ name: 'pg_trgm' }, { name: 'unaccent' }]);
  });

  it('answers in a folder too deep for the path of a socket', async () => {
    const folder = path.join(dataDir, 'deep'.repeat(20), 'deeper'.repeat(10));
    const database = await open({ folder });
    expect(database.connection.host?.startsWith(folder)).toBe(false);
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('asks for its password where it answers on TCP', async () => {
    const database = await open({ transport: 'tcp', folder: path.join(dataDir, 'on-tcp') });
    expect(database.connection.host).toBe('127.0.0.1');
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const stranger = new pg.Client({ ...database.connection, password: 'guess' });
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
  });

  it('says in one sentence that its folder cannot be written', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    await expect(open({ folder: path.join(file, 'below') })).rejects.toThrow(
      /^The data folder cannot be written: /,
    );
  });

  it('starts after a dead server whose process number somebody else has now', async () => {
    const lock = [process.ppid, 'somewhere', 0, 5432, dataDir, '', '', 'ready', ''].join('\n');
    writeFileSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), lock);
    expect((await open()).isOwner).toBe(true);
  });

  it.each(['cluster/postmaster.pid', '.s.PGSQL.5432.lock'])(
    'starts after a server that was killed before it had written its lock into %s',
    async (lock) => {
      writeFileSync(path.join(dataDir, 'postgres', lock), '');
      expect((await open()).isOwner).toBe(true);
    },
  );

  it('makes one owner and one guest of two opens, and the guest owner when it goes', async () => {
    const first = await open();
    const second = await open();
    expect([first.isOwner, second.isOwner]).toEqual([true, false]);
    await query(second, 'CREATE TABLE shared (value int)');
    expect(await query(first, 'SELECT * FROM shared')).toEqual([]);
    await first.stop();
    await expect.poll(() => second.isOwner, { timeout: 10_000 }).toBe(true);
    expect(await query(second, 'SELECT * FROM shared')).toEqual([]);
  });
});
