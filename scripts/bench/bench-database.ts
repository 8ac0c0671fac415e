import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../src/server/db/embedded.ts';
import { createLog } from '../../src/server/observation/log.ts';
import type { Figure } from './bench-report.ts';
import {
  type Measured,
  memoryMegabytes,
  processorMsEach,
  startSite,
  stopMeasured,
} from './bench-site.ts';

const idleSeconds = 10;
const contactWarmUp = 50;
const contactRequests = 300;
const writers = 16;
const writeSeconds = 5;
/** Lets every request have its own address. */
const manyCallers = { TRUSTED_PROXIES: '127.0.0.1' };

async function sendContactRequests(site: Measured, from: number, count: number): Promise<void> {
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

async function contactMilliseconds(site: Measured): Promise<number | null> {
  await sendContactRequests(site, 0, contactWarmUp);
  return processorMsEach(site, contactRequests, () =>
    sendContactRequests(site, contactWarmUp, contactRequests),
  );
}

async function writesPerSecond(dataDir: string) {
  const startedAtMs = performance.now();
  const database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') });
  const databaseSeconds = (performance.now() - startedAtMs) / 1_000;
  const pool = new pg.Pool({ ...database.connection, max: writers });
  // A closing connection may still report that the server stops.
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

export async function measureDatabase(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-bench-'));
  try {
    const first = await startSite(dataDir, manyCallers);
    await stopMeasured(first);
    const warm = await startSite(dataDir, manyCallers);
    await delay(idleSeconds * 1_000);
    const memory = memoryMegabytes(warm);
    const contact = await contactMilliseconds(warm);
    await stopMeasured(warm);
    const { databaseSeconds, perSecond } = await writesPerSecond(dataDir);
    return [
      {
        name: 'first start to first page',
        value: first.firstPageSeconds,
        unit: 's',
        goal: { atMost: 2.4 },
      },
      {
        name: 'warm start to first page',
        value: warm.firstPageSeconds,
        unit: 's',
        goal: { atMost: 1 },
      },
      { name: '  of which the database', value: databaseSeconds, unit: 's', goal: { atMost: 0.1 } },
      { name: 'idle memory, all processes', value: memory, unit: 'MB', goal: { atMost: 266 } },
      { name: 'processor per contact request', value: contact, unit: 'ms', goal: { atMost: 4.5 } },
      {
        name: `durable writes, ${writers} writers`,
        value: perSecond,
        unit: '/s',
        goal: { atLeast: 450 },
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
