/**
 * Measures the production build on its embedded database, each figure beside its goal and beside what it was with the
 * WebAssembly build of PostgreSQL that stood here before. The goals are those of two quiet cores.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { createLog } from '../src/server/log.ts';
import { descendantsOf } from './processes.ts';

const startTimeoutMs = 60_000;
const idleSeconds = 10;
const contactWarmUp = 50;
const contactRequests = 300;
const writers = 16;
const writeSeconds = 5;
/** Of Linux' /proc/<pid>/stat. */
const ticksPerSecond = 100;

interface Figure {
  name: string;
  measured: number | null;
  unit: string;
  goal: string;
  before: string;
}

interface Site {
  child: ChildProcess;
  url: string;
  /** From the start of the process to the whole first page. */
  firstPageSeconds: number;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startSite(dataDir: string): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Lets every request of the benchmark come from an address of its own.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const page = await fetch(url).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    );
    const elapsedMs = performance.now() - startedAtMs;
    if (page) return { child, url, firstPageSeconds: elapsedMs / 1_000 };
    if (elapsedMs > startTimeoutMs) throw new Error('The server did not become ready in time.');
    await delay(10);
  }
}

async function stopSite({ child }: Site): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function pidsOf({ child }: Site): number[] {
  const { pid = 0 } = child;
  return [pid, ...descendantsOf(pid).map((descendant) => descendant.pid)];
}

/** Of all processes, what several of them share counted once; null where the system does not tell. */
function memoryMegabytes(site: Site): number | null {
  try {
    const kilobytes = pidsOf(site).map((pid) => {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]);
    });
    return kilobytes.reduce((total, one) => total + one, 0) / 1_024;
  } catch {
    return null;
  }
}

/** Processor time of all processes so far, ended children of theirs included; null where the system does not tell. */
function processorSeconds(site: Site): number | null {
  try {
    const ticks = pidsOf(site).map((pid) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    });
    return ticks.reduce((total, one) => total + one, 0) / ticksPerSecond;
  } catch {
    return null;
  }
}

async function sendContactRequests(site: Site, from: number, count: number): Promise<void> {
  for (let request = from; request < from + count; request += 1) {
    const answer = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `11.${request >> 8}.${request & 255}.1`,
      },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: `ada${request}@example.com`,
        projectType: 'Other',
        description: `A booking site, please. Number ${request}.`,
        budgetRange: '$100,000+',
      }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A contact request was answered with ${answer.status}.`);
  }
}

async function contactMilliseconds(site: Site): Promise<number | null> {
  await sendContactRequests(site, 0, contactWarmUp);
  const before = processorSeconds(site);
  await sendContactRequests(site, contactWarmUp, contactRequests);
  const after = processorSeconds(site);
  return before !== null && after !== null ? ((after - before) / contactRequests) * 1_000 : null;
}

/** Answers, too, how long the database alone took to start on files that are there. */
async function writesPerSecond(dataDir: string) {
  const startedAtMs = performance.now();
  const database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') });
  const databaseSeconds = (performance.now() - startedAtMs) / 1_000;
  const pool = new pg.Pool({ ...database.connection, max: writers });
  // A connection that is just being closed may still hear that the server stops.
  pool.on('error', () => undefined);
  await pool.query('CREATE TABLE bench_write (id bigserial PRIMARY KEY, text text NOT NULL)');
  const endAtMs = performance.now() + writeSeconds * 1_000;
  let written = 0;
  const write = async () => {
    while (performance.now() < endAtMs) {
      await pool.query('INSERT INTO bench_write (text) VALUES ($1)', ['A row of a few words.']);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await pool.query('DROP TABLE bench_write');
  await pool.end();
  await database.stop();
  return { databaseSeconds, perSecond: written / writeSeconds };
}

function print(figures: readonly Figure[]): void {
  const rows = [
    ['', 'measured', 'goal', 'before'],
    ...figures.map(({ name, measured, unit, goal, before }) => [
      name,
      measured === null ? 'n/a' : `${measured.toFixed(measured < 100 ? 2 : 0)} ${unit}`,
      goal,
      before,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const [name = '', ...cells] = row;
    const line = cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    process.stdout.write(`${[name.padEnd(widths[0] ?? 0), ...line].join('  ')}\n`);
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-bench-'));
try {
  const first = await startSite(dataDir);
  await stopSite(first);
  const warm = await startSite(dataDir);
  await delay(idleSeconds * 1_000);
  const memory = memoryMegabytes(warm);
  const contact = await contactMilliseconds(warm);
  await stopSite(warm);
  const { databaseSeconds, perSecond } = await writesPerSecond(dataDir);
  const seconds = (name: string, measured: number, goal: string, before: string) => ({
    name,
    measured,
    unit: 's',
    goal,
    before,
  });
  print([
    seconds('first start to first page', first.firstPageSeconds, '2.4 s', '5.8 s'),
    seconds('warm start to first page', warm.firstPageSeconds, '1.0 s', '2.2 s'),
    seconds('  of which the database', databaseSeconds, '0.1 s', ''),
    {
      name: 'idle memory, all processes',
      measured: memory,
      unit: 'MB',
      goal: '266 MB',
      before: '309 MB',
    },
    {
      name: 'processor per contact request',
      measured: contact,
      unit: 'ms',
      goal: '4.5 ms',
      before: '8.1 ms',
    },
    {
      name: `durable writes, ${writers} writers`,
      measured: perSecond,
      unit: '/s',
      goal: '450/s',
      before: '303/s',
    },
  ]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
