import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase, testConnection, testDatabase } from '../../../setup/database/database.ts';

let clients: pg.Client[] = [];

// A schema of its own keeps these tests independent of migrations.
beforeAll(() =>
  testDatabase().pool.query('CREATE SCHEMA probe; CREATE TABLE probe.note (text text)'),
);
afterAll(() => testDatabase().pool.query('DROP SCHEMA probe CASCADE'));

beforeEach(async () => {
  await resetDatabase();
  await testDatabase().pool.query('DELETE FROM probe.note');
});

afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()));
  clients = [];
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(testConnection());
  clients.push(client);
  await client.connect();
  return client;
}

function createCategory(slug: string) {
  return { name: slug, slug, description: 'A category' };
}

describe('a transaction', () => {
  it('reports a failed COMMIT as an error and leaves no row', async () => {
    const { pool, prisma } = testDatabase();
    await pool.query(
      `CREATE TABLE "CommitProbe" (id int PRIMARY KEY,
        parent int REFERENCES "CommitProbe" (id) DEFERRABLE INITIALLY DEFERRED)`,
    );
    try {
      const committed = prisma.$transaction(async (tx) => {
        await tx.$executeRaw`INSERT INTO "CommitProbe" VALUES (1, 99)`;
        return 'stored';
      });
      await expect(committed).rejects.toThrow('ForeignKeyConstraintViolation');
      const { rows } = await pool.query('SELECT * FROM "CommitProbe"');
      expect(rows).toEqual([]);
    } finally {
      await pool.query('DROP TABLE "CommitProbe"');
    }
  });

  it('runs at the isolation level it was asked for', async () => {
    const level = await testDatabase().prisma.$transaction(
      (tx) => tx.$queryRaw`SHOW transaction_isolation`,
      { isolationLevel: 'Serializable' },
    );
    expect(level).toEqual([{ transaction_isolation: 'serializable' }]);
  });

  it('undoes everything when one of its steps fails', async () => {
    const { prisma } = testDatabase();
    const failing = prisma.$transaction(async (tx) => {
      await tx.blogCategory.create({ data: createCategory('one') });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await prisma.blogCategory.count()).toBe(0);
  });

  it('is not seen by another connection before it is over', async () => {
    const [writer, reader] = [await connect(), await connect()];
    await writer.query('BEGIN');
    await writer.query(`INSERT INTO probe.note VALUES ('a note')`);
    const seen = reader.query('SELECT * FROM probe.note');
    await writer.query('ROLLBACK');
    expect((await seen).rows).toEqual([]);
  });

  it('ends with its connection', async () => {
    const writer = new pg.Client(testConnection());
    await writer.connect();
    await writer.query('BEGIN');
    await writer.query(`INSERT INTO probe.note VALUES ('a note')`);
    await writer.end();
    const { rows } = await (await connect()).query('SELECT * FROM probe.note');
    expect(rows).toEqual([]);
  });

  it('can go on after an error in another connection', async () => {
    const [one, other] = [await connect(), await connect()];
    await one.query('BEGIN');
    await one.query(`INSERT INTO probe.note VALUES ('a note')`);
    const failed = expect(other.query('SELECT 1/0')).rejects.toThrow('division by zero');
    await one.query('COMMIT');
    await failed;
    expect((await other.query('SELECT * FROM probe.note')).rows).toHaveLength(1);
  });
});

describe('connections side by side', () => {
  it('never get each other’s parameters, however large a statement is', async () => {
    const long = 'y'.repeat(300_000);
    const callers = await Promise.all(Array.from({ length: 6 }, connect));
    await Promise.all(
      callers.map(async (client, caller) => {
        for (let call = 0; call < 20; call += 1) {
          const own = `${caller}-${call}`;
          const [text, values] =
            caller % 2 === 0
              ? ['SELECT $1::text AS own', [own]]
              : ['SELECT $1::text AS own, length($2::text) AS long', [own, long]];
          const { rows } = await client.query(String(text), [...(values ?? [])]);
          expect(rows[0].own).toBe(own);
        }
      }),
    );
  });

  it('each have their own prepared statements', async () => {
    const [one, other] = [await connect(), await connect()];
    const ask = (client: pg.Client, text: string) =>
      client.query({ name: 'same-name', text, values: [] });
    expect((await ask(one, 'SELECT 1 AS value')).rows).toEqual([{ value: 1 }]);
    expect((await ask(other, 'SELECT 2 AS value')).rows).toEqual([{ value: 2 }]);
    expect((await ask(one, 'SELECT 1 AS value')).rows).toEqual([{ value: 1 }]);
  });

  it('hear what one of them announces', async () => {
    const [listener, speaker] = [await connect(), await connect()];
    const heard = new Promise((resolve) => listener.once('notification', resolve));
    await listener.query('LISTEN probe');
    await speaker.query("SELECT pg_notify('probe', 'hello')");
    expect(await heard).toMatchObject({ channel: 'probe', payload: 'hello' });
  });

  it('leave no setting behind', async () => {
    const first = new pg.Client(testConnection());
    await first.connect();
    await first.query('SET search_path = nowhere');
    await first.end();
    const { rows } = await (await connect()).query('SELECT count(*)::int AS n FROM "BlogCategory"');
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('answer a statement that needs no answer yet (Flush) in its own connection', async () => {
    const [one, other] = [await connect(), await connect()];
    const page = { text: 'SELECT generate_series(1, 5) AS n', rows: 2 };
    const [paged, plain] = await Promise.all([one.query(page), other.query('SELECT 9 AS n')]);
    expect(paged.rows).toHaveLength(5);
    expect(plain.rows).toEqual([{ n: 9 }]);
  });
});

describe('what the schema promises beyond Prisma', () => {
  it('gives a session exactly one owner', async () => {
    const { prisma } = testDatabase();
    const expiresAt = new Date('2030-01-01');
    const admin = await prisma.admin.create({ data: { username: 'a', passwordHash: 'x' } });
    const developer = await prisma.developer.create({ data: { phoneNumber: '+16125550142' } });
    const owners = [{}, { adminId: admin.id, developerId: developer.id }];
    for (const [index, owner] of owners.entries()) {
      const created = prisma.session.create({ data: { id: `s${index}`, expiresAt, ...owner } });
      await expect(created).rejects.toThrow('Session_one_owner_check');
    }
  });
});
