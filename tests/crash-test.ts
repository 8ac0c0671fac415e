import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../scripts/free-port.ts';
import { untilEnded } from '../scripts/processes.ts';
import { readFlushed } from '../src/server/backup/point-in-time/chain.ts';
import { type KeptFile, parseName } from '../src/server/backup/point-in-time/kept-file.ts';
import type { Lsn } from '../src/server/backup/point-in-time/replication.ts';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { contactRequest } from './factories/contact.ts';
import type { Victim } from './setup/database/victims.ts';
import { runSite } from './setup/programs/site-program.ts';
import { SiteUnderLoad } from './setup/programs/site-under-load.ts';
import { silentLog } from './setup/silent-log.ts';

/**
 * Kills the built site under load, its database, parts of it, or several at once, each time after a random number of
 * contact requests. After every kill the next request must be taken soon, and no process may be left over. At the end
 * the stored requests are compared with the acknowledged ones, and so are those that come back from the target of backups
 * after the disk is destroyed. `npm run build && npm run test:crash -- 100`
 */
const kills = Number(process.argv[2] ?? 100);
const returnLimitMs = 30_000;
const mostRequests = 60;

const cases: readonly (readonly Victim[])[] = [
  ['process'],
  ['server'],
  ['backend'],
  ['watcher'],
  ['process', 'server'],
  // On other systems the server survives these kills until the next start ends it.
  ...(process.platform === 'linux' ? [['process', 'watcher'] as const] : []),
  ['process', 'backend'],
  ['process', 'server', 'watcher'],
  ['server', 'watcher'],
];

const folder = await mkdtemp(path.join(tmpdir(), 'vibecode-crash-'));
const dataDir = path.join(folder, 'data');
const target = path.join(folder, 'target');
await mkdir(target);
const returnsMs: number[] = [];
const env = { BACKUP_TARGET: target };
const site = new SiteUnderLoad(dataDir, await freePort(), contactRequest, env);
// The first start creates the files instead of recovering them. Kills would let no first copy of them be whole.
await site.more(1);
while (!(await stored()).some(({ kind }) => kind === 'base')) await site.more(1);

for (let kill = 1; kill <= kills; kill += 1) {
  await site.more(Math.ceil(Math.random() * mostRequests));
  const victims = cases[Math.floor(Math.random() * cases.length)] ?? [];
  const killedAtMs = Date.now();
  const started = await site.kill(...victims);
  if (victims.includes('process')) {
    await untilEnded(started);
    site.restart();
  }
  await site.more(1);
  returnsMs.push(Date.now() - killedAtMs);
  if (kill % 10 === 0) process.stdout.write(`${kill} kills …\n`);
}
site.endLoad();
await untilStored(await flushedIn(dataDir));
await untilEnded(await site.stop());
const lost = await lostOf(dataDir);
await rm(dataDir, { recursive: true });
const command = await runSite(['restore', '--to', 'latest'], { ...env, DATA_DIR: dataDir });
if (command.code !== 0) throw new Error(command.output);
const lostWithDisk = await lostOf(dataDir);
await rm(folder, { recursive: true });

async function stored(): Promise<KeptFile[]> {
  const names = await readdir(path.join(target, 'point-in-time')).catch(() => []);
  return names.flatMap((name) => parseName(name) ?? []);
}

async function untilStored(end: Lsn): Promise<void> {
  while (!(await stored()).some((file) => file.kind === 'wal' && file.to >= end)) await delay(100);
}

/** @returns the position up to which the log of the running site is written */
async function flushedIn(dataDir: string): Promise<Lsn> {
  return withDatabase(dataDir, readFlushed);
}

async function withDatabase<Result>(
  dataDir: string,
  read: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
  const client = new pg.Client(database.connection);
  await client.connect();
  const result = await read(client);
  await client.end();
  await database.stop();
  return result;
}

async function lostOf(dataDir: string): Promise<number> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ description: string }>(
      'SELECT "description" FROM "ContactRequest"',
    );
    const descriptions = new Set(rows.map(({ description }) => description));
    return site.acknowledged.filter((description) => !descriptions.has(description)).length;
  });
}

const [median = 0, slowest = 0] = [0.5, 1].map((part) => {
  const sorted = returnsMs.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
});
process.stdout.write(
  `${kills} kills, ${site.acknowledged.length} requests acknowledged, ${lost} of them lost, ${lostWithDisk} lost with the disk, nothing left running, return after ${median} ms in the median, ${slowest} ms at most\n`,
);
process.exit(lost + lostWithDisk === 0 && slowest < returnLimitMs ? 0 : 1);
