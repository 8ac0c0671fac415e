import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../../src/server/db/client.ts';
import { createTrace, runTraced } from '../../../../src/server/observation/trace.ts';
import { createPost } from '../../../factories/posts/posts.ts';
import { resetDatabase, testConnection } from '../../../setup/database/database.ts';
import { createTestApp, type TestApp } from '../../../setup/harness.ts';
import { from, ofNetwork, stranger } from '../../../setup/hostile/flooded-app.ts';
import { internals, portOf } from '../../../setup/raw-http.ts';
import { silentLog } from '../../../setup/silent-log.ts';

const poolSize = 10;
let db: Database;
let testApp: TestApp;
let origin: string;

beforeAll(async () => {
  db = createDatabase({
    connection: testConnection(),
    poolSize,
    statementTimeoutMs: 30_000,
    connectTimeoutMs: 2_000,
    log: silentLog,
  });
  testApp = await createTestApp({
    db,
    env: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_READS_PER_MINUTE: '1000000' },
  });
  origin = `http://127.0.0.1:${await portOf(testApp.app)}`;
});
afterAll(async () => {
  await testApp.app.close();
  await testApp.deps.contentBus.close();
  await db.close();
});
const inNetwork = <Result>(ip: string | undefined, work: () => Promise<Result>) =>
  runTraced({ ...createTrace({}), ip }, work);

beforeEach(async () => {
  await resetDatabase();
  // Opens connections beforehand, because that takes time on a busy machine.
  const open = () => db.pool.query('SELECT pg_sleep(0.05)');
  await Promise.all(
    ['10.0.1.1', '10.0.2.1', '10.0.3.1'].flatMap((ip) =>
      Array.from({ length: 4 }, () => inNetwork(ip, open)),
    ),
  );
});

const callsInBatch = 10;

function batchOf(name: string, input: object): string {
  const names = Array(callsInBatch).fill(name).join();
  const inputs = Object.fromEntries(Array.from({ length: callsInBatch }, (_, i) => [i, input]));
  return `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}
const searches = batchOf('blog.search', { q: 'app' });
const lists = batchOf('blog.cards', {});

const get = (url: string, ip: string) =>
  fetch(`${origin}${url}`, { headers: { ...from(ip), host: 'localhost' } });

interface Item {
  error?: { json: { data: { httpStatus: number } } };
}

/** @returns the status of each call; every refusal names a retry time */
async function askInBatch(batch: string, ip: string): Promise<number[]> {
  const answer = await get(batch, ip);
  const text = await answer.text();
  expect(text).not.toMatch(internals);
  const items: Item[] = JSON.parse(text);
  const statuses = items.map(({ error }) => error?.json.data.httpStatus ?? 200);
  if (statuses.some((status) => status !== 200)) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return statuses;
}

/** Returns durations in ms. */
async function visit(times: number): Promise<number[]> {
  const durationsMs: number[] = [];
  for (let visits = 0; visits < times; visits += 1) {
    const startedAtMs = performance.now();
    const answer = await get('/trpc/developer.directory?input={}', stranger);
    expect(answer.status, await answer.text()).toBe(200);
    durationsMs.push(performance.now() - startedAtMs);
  }
  return durationsMs.sort((a, b) => a - b);
}

const p90 = (sorted: readonly number[]) => sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;

describe('forty batches of ten calls from one /24', () => {
  let unlock = async () => {};

  /** Blocks every read of posts, so that each holds its connection. */
  async function lockPosts(): Promise<void> {
    const holder = db.openPool(1);
    const client = await holder.connect();
    await client.query(`SET idle_in_transaction_session_timeout = 0;
      BEGIN; LOCK TABLE "BlogPost" IN ACCESS EXCLUSIVE MODE`);
    unlock = async () => {
      unlock = async () => {};
      await client.query('ROLLBACK');
      client.release();
      await holder.end();
    };
  }
  afterEach(() => unlock());

  const attack = () =>
    Promise.all(Array.from({ length: 40 }, (_, i) => askInBatch(lists, ofNetwork(i))));
  const untilBusy = () =>
    expect.poll(() => db.pool.waitingForTurn, { interval: 5, timeout: 20_000 }).toBeGreaterThan(20);

  it('leave connections to everybody else, whatever holds them up', {
    timeout: 60_000,
  }, async () => {
    await createPost();
    await lockPosts();
    const attacked = attack();
    await untilBusy();
    expect((await visit(20)).length).toBe(20);
    expect((await get('/readyz', ofNetwork(1))).status).toBe(200);
    await unlock();
    const statuses = (await attacked).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await askInBatch(lists, ofNetwork(1))).every((status) => status === 200)).toBe(true);
  });

  it('are refused where they wait for a connection for too long, in the words of their network', {
    timeout: 60_000,
  }, async () => {
    await createPost();
    await lockPosts();
    const attacked = attack();
    await untilBusy();
    await expect
      .poll(() => db.pool.waitingForTurn, { interval: 50, timeout: 20_000 })
      .toBeLessThan(10);
    await unlock();
    const statuses = (await attacked).flat();
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(testApp.logLines.join('')).not.toMatch(/"level":50|"stack"/);
  });

  it('keep nobody else waiting while they go on', { timeout: 120_000 }, async () => {
    for (let index = 0; index < 20; index += 1) {
      await createPost({ content: `<p>${'An app for you. '.repeat(300)}</p>` });
    }
    await visit(20);
    const quietMs = p90(await visit(100));
    let isOver = false;
    const attackers = Array.from({ length: 40 }, async (_, index) => {
      const statuses = new Set<number>();
      while (!isOver)
        for (const status of await askInBatch(searches, ofNetwork(index))) statuses.add(status);
      return statuses;
    });
    const busyMs = p90(await visit(100));
    isOver = true;
    const statuses = new Set((await Promise.all(attackers)).flatMap((found) => [...found]));
    expect(statuses).toEqual(new Set([200, 429]));
    // Allows for hiccups of a busy machine.
    const floorMs = 1_000;
    expect(busyMs).toBeLessThan(Math.max(3 * quietMs, floorMs));
  });
});

describe('transactions', () => {
  const transact = () =>
    db.prisma.$transaction(async (tx) => {
      await tx.admin.count();
      await new Promise(setImmediate);
      return tx.developer.count();
    });

  it('of many callers at once never wait for each other for good', async () => {
    const callers = [...Array(20).fill('198.18.0.1'), ...Array(20).fill(stranger), undefined];
    const counts = await Promise.all(callers.map((ip) => inNetwork(ip, transact)));
    expect(counts).toEqual(callers.map(() => 0));
    expect(db.pool.waitingForTurn).toBe(0);
  });

  it('have one connection each, and of one network no more than its share', async () => {
    let open = 0;
    let most = 0;
    const long = () =>
      db.prisma.$transaction(async (tx) => {
        open += 1;
        most = Math.max(most, open);
        await tx.$queryRaw`SELECT 1 AS one FROM pg_sleep(0.02)`;
        await tx.admin.count();
        open -= 1;
      });
    await Promise.all(Array.from({ length: 40 }, () => inNetwork('198.18.0.1', long)));
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual((poolSize * 3) / 4);
  });
});
