import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../scripts/free-port.ts';
import { untilEnded } from '../scripts/processes.ts';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { contactRequest } from './factories/contact.ts';
import type { Victim } from './setup/database/victims.ts';
import { SiteUnderLoad } from './setup/programs/site-under-load.ts';
import { silentLog } from './setup/silent-log.ts';

/**
 * Kills the built site under load, its database, parts of it, or several at once, each time after a random number of
 * contact requests. After every kill the next request must be taken soon, and no process may be left over. At the end
 * the stored requests are compared with the acknowledged ones. `npm run build && npm run test:crash -- 100`
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

const dataDir = await mkdtemp(path.join(tmpdir(), 'vibecode-crash-'));
const returnsMs: number[] = [];
const site = new SiteUnderLoad(dataDir, await freePort(), contactRequest);
// The first start creates the files instead of recovering them.
await site.more(1);

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
await untilEnded(await site.end());

const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
const client = new pg.Client(database.connection);
await client.connect();
const { rows } = await client.query<{ description: string }>(
  'SELECT "description" FROM "ContactRequest"',
);
const stored = new Set(rows.map(({ description }) => description));
await client.end();
await database.stop();
await rm(dataDir, { recursive: true });

const lost = site.acknowledged.filter((description) => !stored.has(description)).length;
const [median = 0, slowest = 0] = [0.5, 1].map((part) => {
  const sorted = returnsMs.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
});
process.stdout.write(
  `${kills} kills, ${site.acknowledged.length} requests acknowledged, ${lost} of them lost, nothing left running, return after ${median} ms in the median, ${slowest} ms at most\n`,
);
process.exit(lost === 0 && slowest < returnLimitMs ? 0 : 1);
