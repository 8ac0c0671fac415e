import type { AnyProcedure } from '@trpc/server';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { createDatabase, type Database } from '../../../src/server/db/client.ts';
import { contactRequest } from '../../factories/contact.ts';
import { breakWrites, mendWrites, raise } from '../../setup/database/broken-writes.ts';
import { endAllOthers, resetDatabase, testConnection } from '../../setup/database/database.ts';
import { createTestApp, setUpTestApp, type TestApp } from '../../setup/harness.ts';
import { internals } from '../../setup/raw-http.ts';
import { silentLog } from '../../setup/silent-log.ts';
import { authorizationTable } from '../auth/authorization-table.ts';
import { actors, buildWorld, type World } from '../auth/authorization-world.ts';

/** A real fault instead of a raised code: the server process of the connection ends in mid-statement. */
const endBackend = 'PERFORM pg_terminate_backend(pg_backend_pid())';

const isProcedure = (value: unknown): value is AnyProcedure =>
  typeof value === 'function' && '_def' in value;
const mutations = Object.entries<unknown>(appRouter._def.procedures)
  .filter((entry): entry is [string, AnyProcedure] => isProcedure(entry[1]))
  .filter(([, procedure]) => procedure._def.type === 'mutation')
  .map(([name]) => name);

function callAsAllowed({ app }: TestApp, world: World, name: string) {
  const { refusals = {}, input } = authorizationTable[name] ?? {};
  const actor = actors.find((candidate) => !refusals[candidate]) ?? 'nobody';
  return app.inject({
    method: 'POST',
    url: `/trpc/${name}`,
    headers: world.headersOf(actor),
    payload: input?.(world) ?? {},
  });
}

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

function expectRefusalInWords(answer: Answer, name: string): void {
  const about = `${name}: ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, about).toBe(503);
  expect(Number(answer.headers['retry-after']), about).toBeGreaterThan(0);
  expect(answer.body, about).toMatch(/[Pp]lease try again/);
  expect(answer.body, about).not.toMatch(internals);
}

const sendRequest = ({ app }: TestApp) =>
  app.inject({ method: 'POST', url: '/api/contact', payload: contactRequest });

describe('a fault of the database server', () => {
  const testApp = setUpTestApp({ replace: () => ({ wait: async () => {} }) });
  afterEach(mendWrites);

  it('is 503 in every call that writes, and never 500', { timeout: 60_000 }, async () => {
    const world = await buildWorld(testApp());
    await breakWrites(raise('53100'));
    let refused = 0;
    for (const name of mutations) {
      const answer = await callAsAllowed(testApp(), world, name);
      expect(answer.statusCode, `${name}: ${answer.body.slice(0, 300)}`).not.toBe(500);
      // The AI is not set up here. That is no fault of the database.
      if (answer.statusCode !== 503 || /OPENAI_API_KEY|has no model/.test(answer.body)) continue;
      expectRefusalInWords(answer, name);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(mutations.length / 2);
  });

  it.each([
    ['25006', 'saved'],
    ['53100', 'saved'],
    ['53200', 'unavailable'],
    ['53300', 'unavailable'],
    ['57014', 'too long'],
    ['57P01', 'unavailable'],
    ['57P03', 'unavailable'],
    ['08006', 'unavailable'],
    ['40001', 'same moment'],
    ['40P01', 'same moment'],
  ])('%s says in words what it is', async (state, word) => {
    await breakWrites(raise(state));
    const answer = await sendRequest(testApp());
    expectRefusalInWords(answer, state);
    expect(answer.json().message).toContain(word);
  });

  it('is told from a fault of the program', async () => {
    await breakWrites(raise('42601'));
    expect((await sendRequest(testApp())).statusCode).toBe(500);
  });
});

describe('a server that ends connections or takes no writes', () => {
  let db: Database;
  let testApp: TestApp;

  beforeEach(resetDatabase);
  afterEach(async () => {
    await mendWrites();
    await testApp.app.close();
    await testApp.deps.contentBus.close();
    await db.close();
  });

  const open = async (connection: pg.PoolConfig) => {
    db = createDatabase({
      connection,
      poolSize: 4,
      statementTimeoutMs: 10_000,
      connectTimeoutMs: 5_000,
      log: silentLog,
    });
    testApp = await createTestApp({ db });
  };

  it('answers 503 when its connection is ended in the middle of a statement', async () => {
    await open(testConnection());
    await breakWrites(endBackend);
    expectRefusalInWords(await sendRequest(testApp), 'contact');
    await mendWrites();
    expect((await sendRequest(testApp)).statusCode).toBe(200);
  });

  it('answers no 500 while every connection is ended over and over under load', async () => {
    await open(testConnection());
    const killer = new pg.Client(testConnection());
    await killer.connect();
    const statuses = new Set<number>();
    const askForEverything = (round: number) =>
      Promise.all([
        sendRequest(testApp),
        testApp.app.inject({ url: `/api/blog/posts?limit=${round}` }),
        testApp.app.inject({ url: '/trpc/developer.directory?input={}' }),
        testApp.app.inject({ url: '/readyz' }),
      ]);
    for (let round = 1; round <= 20; round += 1) {
      const underWay = [askForEverything(round), askForEverything(round), askForEverything(round)];
      for (let kills = 0; kills < 3; kills += 1) await killer.query(endAllOthers);
      for (const answer of (await Promise.all(underWay)).flat()) statuses.add(answer.statusCode);
    }
    await killer.end();
    expect([...statuses].filter((status) => status >= 500)).toEqual([503]);
    await expect
      .poll(async () => (await testApp.app.inject({ url: '/readyz' })).statusCode)
      .toBe(200);
  });

  it('reads on and says that nothing can be saved on a read-only server, as after a failover', async () => {
    await open({ ...testConnection(), options: '-c default_transaction_read_only=on' });
    expectRefusalInWords(await sendRequest(testApp), 'contact');
    expect((await testApp.app.inject({ url: '/api/blog/posts' })).statusCode).toBe(200);
    const readiness = await testApp.app.inject({ url: '/readyz' });
    expect(readiness.statusCode).toBe(503);
    expect(readiness.json()).toEqual({ status: 'database takes no writes' });
  });
});
