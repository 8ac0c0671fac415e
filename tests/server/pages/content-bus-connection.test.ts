import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type ContentBus, createContentBus } from '../../../src/server/content-bus.ts';
import { createDatabase, type Database } from '../../../src/server/db/client.ts';
import { breakableLink } from '../../setup/breakable-link.ts';
import { endAllOthers, testConnection, testDatabase } from '../../setup/database/database.ts';
import { silentLog } from '../../setup/silent-log.ts';

const endConnections = () => testDatabase().pool.query(endAllOthers);

const options = () => ({
  connection: testConnection(),
  poolSize: 3,
  statementTimeoutMs: 5_000,
  connectTimeoutMs: 1_000,
  log: silentLog,
});
const outside = { sharedCache: { canBePurged: false }, subscribers: { record: async () => {} } };

let database: Database;
let bus: ContentBus;
let notices: number;

beforeEach(async () => {
  database = createDatabase(options());
  bus = await createContentBus(database, silentLog, outside);
  notices = 0;
  bus.onChange(() => {
    notices += 1;
  });
});
afterEach(async () => {
  await bus.close();
  await database.close();
});

/** The server process of the connection ends before its first statement is done. */
function endBeforeAnswer(client: pg.PoolClient) {
  client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
}

describe('the connection that hears of changes', () => {
  it('stays one, however often it is lost before it listens', async () => {
    let tries = 0;
    database.pool.on('connect', () => {
      tries += 1;
    });
    database.pool.on('connect', endBeforeAnswer);
    await endConnections();
    await expect.poll(() => tries, { timeout: 15_000 }).toBeGreaterThan(3);
    database.pool.off('connect', endBeforeAnswer);

    notices = 0;
    await expect.poll(() => notices, { timeout: 5_000 }).toBe(1);
    expect(database.pool.totalCount).toBe(1);
    await testDatabase().pool.query("SELECT pg_notify('content_changed', 'another copy')");
    await expect.poll(() => notices).toBe(2);
  });

  it('comes back when the process was busy while the server ended every connection', async () => {
    await endConnections();
    const busyUntilMs = Date.now() + 1_500;
    while (Date.now() < busyUntilMs);
    await endConnections();
    await expect.poll(() => notices, { timeout: 5_000 }).toBe(1);
    expect((await database.pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
  });

  it('is let go where the bus is closed while it connects', async () => {
    await endConnections();
    await expect.poll(() => database.pool.totalCount).toBe(0);
    const connecting = new Promise((resolve) => database.pool.once('connect', resolve));
    await connecting;
    await bus.close();
    expect(database.pool.totalCount).toBe(0);
  });
});

describe('the bus of a site behind a pooler', () => {
  it('hears of changes at the server itself, while queries go through the pooler', async () => {
    const link = await breakableLink(testConnection());
    const pooled = createDatabase({ ...options(), directConnection: link.connection });
    const hearing = await createContentBus(pooled, silentLog, outside);
    onTestFinished(async () => {
      await hearing.close();
      await pooled.close();
      await link.close();
    });
    let heard = 0;
    hearing.onChange(() => {
      heard += 1;
    });
    const changeElsewhere = () =>
      testDatabase().pool.query("SELECT pg_notify('content_changed', 'another copy')");
    await changeElsewhere();
    await expect.poll(() => heard).toBe(1);
    await link.cut();
    await changeElsewhere();
    expect((await pooled.pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
    expect(heard).toBe(1);
    await link.mend();
    await expect.poll(() => heard, { timeout: 5_000 }).toBe(2);
  });
});
