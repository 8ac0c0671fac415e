import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readAppliedMigrations } from '../db/migrations/history.ts';
import {
  columnList,
  quoted,
  readSequences,
  readTables,
  type Sequence,
  type Table,
} from './catalog.ts';
import { BackupError, type Header } from './format.ts';

export type CountedTable = Table & TableSum;

export interface Snapshot {
  postgres: string;
  migrations: Header['migrations'];
  tables: CountedTable[];
  /** Values are never behind the rows, but may be ahead: sequences are not transactional. */
  sequences: Sequence[];
  pictureCount: number;
  pictureBytes: number;
  tableBytes: number;
  /** Yields PostgreSQL's COPY text. Read one table to its end before the next. */
  rows(table: Table): AsyncIterable<Buffer>;
  pictureNames(): AsyncIterable<string[]>;
}

/**
 * A backup leaves out what tells visitors of a day apart, whose rows last one day (docs/decisions/traffic.md), and what became
 * of backups, which says nothing about those of a restored site.
 */
const leftOutTables: ReadonlySet<string> = new Set([
  'TrafficSalt',
  'TrafficVisitor',
  'BackupOutcome',
]);

export const picturesAtATime = 8;

/**
 * Runs `read` in one transaction with a consistent snapshot. A frozen database makes every write wait until the end. The
 * connection must have no time limits; it is closed when `read` fails.
 * @throws BackupError when the site has never started on this database
 */
export async function readSnapshot<Result>(
  client: pg.Client,
  options: { isFrozen?: boolean },
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const known = await readTables(client);
  await client.query(
    `BEGIN ISOLATION LEVEL REPEATABLE READ${options.isFrozen ? '' : ' READ ONLY'}`,
  );
  try {
    // The first query takes the snapshot: with the lock before it, no earlier write is missing.
    if (options.isFrozen && known.length > 0) {
      await client.query(
        `LOCK TABLE ${known.map(({ name }) => quoted(name)).join(', ')} IN SHARE MODE`,
      );
    }
    await client.query(plainText);
    const saved = (await readTables(client)).filter(({ name }) => !leftOutTables.has(name));
    const result = await read(await describe(client, saved));
    await client.query('ROLLBACK').catch(() => {});
    return result;
  } catch (error) {
    // An unfinished COPY blocks the connection for everything else, even for ROLLBACK.
    await client.end().catch(() => {});
    throw error;
  }
}

async function describe(client: pg.ClientBase, tables: Table[]): Promise<Snapshot> {
  if (tables.length === 0) {
    throw new BackupError(
      'There is nothing to save: no site has been started on this database yet.',
    );
  }
  const counted: CountedTable[] = [];
  for (const table of tables) counted.push({ ...table, ...(await sumTable(client, table)) });
  const server = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  );
  const pictures = await client.query<{ count: string; bytes: string }>(
    `SELECT count(*) AS count, coalesce(sum((variant ->> 'byteSize')::bigint), 0) AS bytes
     FROM "Media", jsonb_array_elements("variants") AS variant`,
  );
  const sizes = await client.query<{ bytes: string }>(
    'SELECT coalesce(sum(pg_table_size(quote_ident(name)::regclass)), 0) AS bytes FROM unnest($1::text[]) AS name',
    [tables.map(({ name }) => name)],
  );
  return {
    postgres: server.rows[0]?.version ?? '',
    migrations: await readAppliedMigrations(client),
    tables: counted,
    sequences: await readSequences(client),
    pictureCount: Number(pictures.rows[0]?.count ?? 0),
    pictureBytes: Number(pictures.rows[0]?.bytes ?? 0),
    tableBytes: Number(sizes.rows[0]?.bytes ?? 0),
    rows: (table) =>
      client.query(copyTo(`COPY ${quoted(table.name)} (${columnList(table)}) TO STDOUT`)),
    pictureNames: () => pictureNames(client),
  };
}

async function* pictureNames(client: pg.ClientBase): AsyncGenerator<string[]> {
  await client.query(
    `DECLARE pictures NO SCROLL CURSOR FOR
     SELECT variant ->> 'name' AS name FROM "Media", jsonb_array_elements("variants") AS variant ORDER BY 1`,
  );
  for (;;) {
    const { rows } = await client.query<{ name: string }>(`FETCH ${picturesAtATime} FROM pictures`);
    if (rows.length === 0) return;
    yield rows.map(({ name }) => name);
  }
}

export interface TableSum {
  rows: number;
  /** Sum of sixty bits of each row's MD5: independent of order, server and version. */
  sum: string;
}

/** Makes the text form of values equal on every server. Lasts until the transaction ends. */
export const plainText = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8'`;

export async function sumTable(client: pg.ClientBase, table: Table): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `SELECT count(*) AS rows,
       coalesce(sum(('x' || left(md5(ROW(${columnList(table)})::text), 15))::bit(60)::bigint), 0)::text AS sum
     FROM ${quoted(table.name)}`,
  );
  return { rows: Number(rows[0]?.rows ?? 0), sum: rows[0]?.sum ?? '0' };
}
