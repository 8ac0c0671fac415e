import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { EmbeddedWriter } from '../tests/setup/embedded-writer.ts';

/**
 * Kills a process that writes to the embedded database again and again, each time after a random number of rows, and
 * then compares what was acknowledged with what is there. `npm run test:crash -- 100`
 */
const kills = Number(process.argv[2] ?? 100);
const RESTART_LIMIT_MS = 10_000;
const MAX_ROWS = 300;

const dataDir = await mkdtemp(path.join(tmpdir(), 'vibecode-crash-'));
const acknowledged: string[] = [];
let slowestRestartMs = 0;

for (let kill = 1; kill <= kills; kill += 1) {
  const startedAtMs = Date.now();
  const writer = new EmbeddedWriter(dataDir);
  await writer.more(1);
  // The first start makes the files instead of recovering them.
  if (kill > 1) slowestRestartMs = Math.max(slowestRestartMs, Date.now() - startedAtMs);
  await writer.more(Math.ceil(Math.random() * MAX_ROWS));
  await writer.kill();
  acknowledged.push(...writer.written);
  if (kill % 10 === 0) process.stdout.write(`${kill} kills …\n`);
}

const log = { info() {}, warn() {}, error() {} };
const database = await startEmbeddedDatabase({ dataDir, log });
const client = new pg.Client(database.connection);
await client.connect();
const { rows } = await client.query<{ name: string }>('SELECT name FROM written');
const stored = new Set(rows.map(({ name }) => name));
await client.end();
await database.stop();
await rm(dataDir, { recursive: true });

const lost = acknowledged.filter((name) => !stored.has(name)).length;
process.stdout.write(
  `${kills} kills, ${acknowledged.length} rows acknowledged, ${lost} of them lost, slowest restart ${slowestRestartMs} ms\n`,
);
process.exit(lost === 0 && slowestRestartMs < RESTART_LIMIT_MS ? 0 : 1);
