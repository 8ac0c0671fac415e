import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { untilEnded } from '../scripts/processes.ts';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { EmbeddedWriter, type Victim } from './setup/database/embedded-writer.ts';
import { silentLog } from './setup/silent-log.ts';

/**
 * Kills a process that writes to the embedded database, the database, parts of it, or several at once, each time after
 * a random number of rows. After every kill the next row must follow soon and no process may be left over. At the end
 * the stored rows are compared with the acknowledged ones. `npm run test:crash -- 100`
 */
const kills = Number(process.argv[2] ?? 100);
const RESTART_LIMIT_MS = 10_000;
const MAX_ROWS = 300;

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
const acknowledged: string[] = [];
let slowestMs = 0;
let writer = new EmbeddedWriter(dataDir);
// The first start creates the files instead of recovering them.
await writer.more(1);

for (let kill = 1; kill <= kills; kill += 1) {
  await writer.more(Math.ceil(Math.random() * MAX_ROWS));
  const victims = cases[Math.floor(Math.random() * cases.length)] ?? [];
  const startedAtMs = Date.now();
  const started = await writer.kill(...victims);
  if (victims.includes('process')) {
    await untilEnded(started);
    acknowledged.push(...writer.written);
    writer = new EmbeddedWriter(dataDir);
  }
  await writer.more(1);
  slowestMs = Math.max(slowestMs, Date.now() - startedAtMs);
  if (kill % 10 === 0) process.stdout.write(`${kill} kills …\n`);
}
acknowledged.push(...writer.written);
await untilEnded(await writer.kill('process'));

const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
const client = new pg.Client(database.connection);
await client.connect();
const { rows } = await client.query<{ name: string }>('SELECT name FROM written');
const stored = new Set(rows.map(({ name }) => name));
await client.end();
await database.stop();
await rm(dataDir, { recursive: true });

const lost = acknowledged.filter((name) => !stored.has(name)).length;
process.stdout.write(
  `${kills} kills, ${acknowledged.length} rows acknowledged, ${lost} of them lost, nothing left running, slowest return ${slowestMs} ms\n`,
);
process.exit(lost === 0 && slowestMs < RESTART_LIMIT_MS ? 0 : 1);
