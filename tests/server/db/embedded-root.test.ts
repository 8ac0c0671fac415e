import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeOfNobody, type RootWay } from '../../../src/server/db/embedded/account.ts';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { silentLog } from '../../setup/silent-log.ts';

const NOBODY = 65_534;
const SOMEBODY = 12_345;

let parent: string;
let dataDir: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'vibecode-root-'));
  dataDir = path.join(parent, 'data');
});

afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
  rmSync(homeOfNobody(dataDir).folder, { recursive: true, force: true });
});

async function visit(sql: string, ways?: readonly RootWay[]) {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog, rootWays: ways });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  await database.stop();
  return { rows, folder: database.folder };
}

const keep = 'CREATE TABLE kept AS SELECT 7 AS value';
const read = 'SELECT value FROM kept';
const kept = [{ value: 7 }];

describe.runIf(process.getuid?.() === 0)('started by root', { timeout: 60_000 }, () => {
  it('needs no other account below a folder that nobody else may enter', async () => {
    const { folder } = await visit(keep);
    expect(folder).toBe(path.join(dataDir, 'postgres'));
    expect(statSync(path.join(folder, 'cluster')).uid).toBe(0);
    expect((await visit(read)).rows).toEqual(kept);
  });

  it('hands the folder to nobody where the system has no user namespaces, and takes it back', async () => {
    chmodSync(parent, 0o711);
    const { folder } = await visit(keep, ['nobody']);
    expect(statSync(path.join(folder, 'cluster')).uid).toBe(NOBODY);
    expect((await visit(read, ['nobody'])).rows).toEqual(kept);
    expect((await visit(read, ['namespace'])).rows).toEqual(kept);
    expect(statSync(path.join(folder, 'cluster')).uid).toBe(0);
  });

  it('keeps the database in a home of nobody where neither works, and finds it again', async () => {
    const { folder } = await visit(keep, ['nobody', 'home-of-nobody']);
    expect(folder).toBe(homeOfNobody(dataDir).folder);
    expect((await visit(read)).rows).toEqual(kept);
    expect(existsSync(path.join(dataDir, 'postgres', 'cluster'))).toBe(false);
  });

  it('leaves the files of an ordinary user to that user', async () => {
    chmodSync(parent, 0o711);
    await visit(keep);
    for (const folder of [dataDir, path.join(dataDir, 'postgres')]) {
      chownSync(folder, SOMEBODY, SOMEBODY);
    }
    const { rows, folder } = await visit(read);
    expect(rows).toEqual(kept);
    expect(statSync(path.join(folder, 'cluster')).uid).toBe(SOMEBODY);
  });

  it('says in a sentence that no way is open', async () => {
    await expect(visit(read, [])).rejects.toThrow(
      /^PostgreSQL does not run as root, .* DATABASE_URL/,
    );
  });
});
