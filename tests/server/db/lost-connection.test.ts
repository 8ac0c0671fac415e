import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../src/server/db/client.ts';
import { type BreakableLink, breakableLink } from '../../setup/breakable-link.ts';
import { resetDatabase, testConnection } from '../../setup/database/database.ts';
import { silentLog } from '../../setup/silent-log.ts';

const ANSWER_LIMIT_MS = 2_000;

let link: BreakableLink;
let database: Database;

beforeEach(async () => {
  await resetDatabase();
  link = await breakableLink(testConnection());
  database = createDatabase({
    connection: link.connection,
    poolSize: 2,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 1_000,
    log: silentLog,
  });
});

afterEach(async () => {
  await database.close();
  await link.close();
});

const count = () => database.prisma.blogCategory.count();

describe('a lost connection', () => {
  it('is an error within two seconds, and heals by itself', async () => {
    expect(await count()).toBe(0);
    await link.cut();
    const startedAtMs = Date.now();
    await expect(count()).rejects.toThrow();
    await expect(count()).rejects.toThrow();
    expect(Date.now() - startedAtMs).toBeLessThan(ANSWER_LIMIT_MS);
    await link.mend();
    expect(await count()).toBe(0);
  });

  it('undoes the transaction that was running on it', async () => {
    const interrupted = database.prisma.$transaction(async (tx) => {
      await tx.blogCategory.create({ data: { name: 'a', slug: 'a', description: 'a' } });
      await link.cut();
      await tx.blogCategory.create({ data: { name: 'b', slug: 'b', description: 'b' } });
    });
    await expect(interrupted).rejects.toThrow();
    await link.mend();
    expect(await count()).toBe(0);
  });
});

it('a connection that is given back within a transaction is closed, so that nobody goes on in it', async () => {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
  client.release();
  expect(database.pool.totalCount).toBe(0);
  expect(await count()).toBe(0);
});
