import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { untilEnded } from '../../../scripts/processes.ts';
import { startEmbeddedDatabase } from '../../../src/server/db/embedded.ts';
import { EmbeddedWriter } from '../../setup/database/embedded-writer.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import type { Victim } from '../../setup/database/victims.ts';
import { silentLog } from '../../setup/silent-log.ts';

const PROCESS_TEST_TIMEOUT_MS = 60_000;

const home = temporaryDataDir();
const dataDir = path.join(home, 'data');

beforeAll(
  () => cp(inject('embeddedTemplate'), dataDir, { recursive: true }),
  PROCESS_TEST_TIMEOUT_MS,
);

async function lostRows(...acknowledged: readonly string[][]): Promise<string[]> {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM written');
  await client.end();
  await database.stop();
  const stored = new Set(rows.map(({ name }) => name));
  return acknowledged.flat().filter((name) => !stored.has(name));
}

function unfinishedFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith('cluster.new'));
}

/** `setpriv` lets the kernel end a server; this PATH lacks it, but has the shell and what root needs. */
function pathWithoutSetpriv(): string {
  const folder = path.join(home, 'bin');
  mkdirSync(folder);
  for (const name of ['sh', 'unshare']) {
    const program = execFileSync('sh', ['-c', `command -v ${name} || true`], { encoding: 'utf8' });
    if (program) symlinkSync(program.trim(), path.join(folder, name));
  }
  return folder;
}

describe('processes on one embedded database', { timeout: PROCESS_TEST_TIMEOUT_MS }, () => {
  it('has exactly one owner when four processes start at the same moment', async () => {
    const writers = Array.from({ length: 4 }, () => new EmbeddedWriter(dataDir));
    await Promise.all(writers.map((writer) => writer.more(20)));
    expect(writers.filter((writer) => writer.isOwner)).toHaveLength(1);
    await Promise.all(writers.map((writer) => writer.stop()));
    expect(await lostRows(...writers.map(({ written }) => written))).toEqual([]);
  });

  it('goes on in the other process when its owner is killed, and loses nothing', async () => {
    const owner = new EmbeddedWriter(dataDir);
    await owner.more(20);
    const guest = new EmbeddedWriter(dataDir);
    await guest.more(20);
    expect([owner.isOwner, guest.isOwner]).toEqual([true, false]);
    await untilEnded(await owner.kill('process'));
    await guest.untilOwner();
    await guest.more(20);
    await guest.stop();
    expect(await lostRows(owner.written, guest.written)).toEqual([]);
  });

  it.each<Victim[][]>([
    [['process']],
    [['process', 'server']],
    [['process', 'backend']],
    [['process', 'server', 'watcher']],
  ])('leaves nothing running and loses nothing when %j is killed under load', async (victims) => {
    const writer = new EmbeddedWriter(dataDir);
    await writer.more(60);
    await untilEnded(await writer.kill(...victims));
    expect(await lostRows(writer.written)).toEqual([]);
  });

  it('starts its server again, or goes on with it, whatever part is killed', async () => {
    const writer = new EmbeddedWriter(dataDir);
    for (const victims of [['server'], ['backend'], ['watcher'], ['server', 'watcher']] as const) {
      await writer.more(40);
      await writer.kill(...victims);
      await writer.more(40);
    }
    await untilEnded(await writer.kill('process'));
    expect(await lostRows(writer.written)).toEqual([]);
  });

  it('stops a server that was left behind, because everything that could end it was killed', async () => {
    const writer = new EmbeddedWriter(dataDir, { PATH: pathWithoutSetpriv() });
    await writer.more(40);
    const started = await writer.kill('process', 'watcher');
    expect(await lostRows(writer.written)).toEqual([]);
    await untilEnded(started);
  });

  it('starts anew when it was killed while it made its files', async () => {
    const folder = path.join(home, 'killed-early');
    const files = path.join(folder, 'postgres');
    const writer = new EmbeddedWriter(folder);
    await expect
      .poll(() => unfinishedFiles(files), { timeout: 10_000, interval: 5 })
      .toHaveLength(1);
    await writer.kill('process');
    const database = await startEmbeddedDatabase({ dataDir: folder, log: silentLog });
    await database.stop();
    expect(unfinishedFiles(files)).toEqual([]);
  });
});
