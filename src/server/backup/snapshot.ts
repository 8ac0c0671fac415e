import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readAppliedMigrations } from '../db/migrate.ts';
import {
  columnList,
  quoted,
  readSequences,
  readTables,
  type Sequence,
  type Table,
} from './catalog.ts';
import { BackupError, type Header } from './format.ts';
import { plainText, sumTable, type TableSum } from './sums.ts';

export type CountedTable = Table & TableSum;

/** Everything that the site had in its database at one moment, without what is written meanwhile and what is for the day only. */
export interface Snapshot {
  postgres: string;
  migrations: Header['migrations'];
  tables: CountedTable[];
  /** Never behind the rows: a counter knows no moment, and may be a little ahead. */
  sequences: Sequence[];
  pictureCount: number;
  /** All stored pictures together. */
  pictureBytes: number;
  /** Bytes of the tables on the disk of the server. */
  tableBytes: number;
  /** PostgreSQL's COPY text. Read one table to its end before the next. */
  rows(table: Table): AsyncIterable<Buffer>;
  /** File names of the stored pictures, some at a time. */
  pictureNames(): AsyncIterable<string[]>;
}

/** Tables that tell visitors of a day apart. A backup leaves them out: their rows last one day (docs/decisions/traffic.md). */
const keptForTheDay: ReadonlySet<string> = new Set(['TrafficSalt', 'TrafficVisitor']);

/** Pictures that are read or written at a time. */
export const picturesAtATime = 8;

/**
 * Runs `read` in one transaction that sees one moment of the database; where it is frozen, every write waits until the
 * end. The connection must have no time limits of its own; where `read` fails, it is closed.
 * @throws BackupError when the site has never started on this database.
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
    // The moment is that of the first query: a lock before it leaves nothing out that was written until then.
    if (options.isFrozen && known.length > 0) {
      await client.query(
        `LOCK TABLE ${known.map(({ name }) => quoted(name)).join(', ')} IN SHARE MODE`,
      );
    }
    await client.query(plainText);
    const saved = (await readTables(client)).filter(({ name }) => !keptForTheDay.has(name));
    const result = await read(await describe(client, saved));
    await client.query('ROLLBACK').catch(() => {});
    return result;
  } catch (error) {
    // A COPY that nobody reads to its end keeps the connection from everything else, also from ending its transaction.
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
