import type pg from 'pg';
import { applyMigration, type Migration, openHistory, takeMigrationLock } from '../db/migrate.ts';
import {
  dropForeignKeys,
  quoted,
  readDrops,
  readTables,
  type Sequence,
  setSequence,
  type Table,
} from './catalog.ts';
import { openCopy } from './copy-in.ts';
import { BackupError } from './format.ts';
import { plainText, sumTable, type TableSum } from './sums.ts';

/** Schema version and tables of the rows that are loaded. */
export interface LoadSource {
  migrations: { name: string; checksum: string }[];
  tables: Table[];
}

export interface LoadedRows {
  tables: ({ name: string } & TableSum)[];
  sequences: Sequence[];
}

export interface Load {
  /** Takes a piece of a table's COPY text; the pieces of a table come one after the other. */
  rows(table: string, chunk: Buffer): Promise<void>;
  /** Holds what is in the tables now against what was saved, and brings them up to this version of the schema. */
  finish(saved: LoadedRows): Promise<void>;
  /** Tables that no version of the site has made: their rows are left out. */
  readonly leftOut: string[];
}

/** Somebody holds a table for longer than any request of the site may take. */
const lockTimeoutMs = 30_000;
const lockAttempts = 5;

interface OpenLoad extends Load {
  /** Ends what is under way, so that the connection takes the next statement. */
  abort(): Promise<void>;
}

/** @throws BackupError when rows of these migrations could not be brought up to this version. */
export function requireKnown(source: LoadSource['migrations'], migrations: Migration[]): void {
  const own = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of source) {
    if (!own.has(name)) {
      throw new BackupError(
        `This was saved by a newer version of the site: it has the migration "${name}", which this version does not know. Restore it with that version or a newer one.`,
      );
    }
    if (own.get(name) !== checksum) {
      throw new BackupError(
        `The migration "${name}" is not the one that this was saved with: restore the file of that version first.`,
      );
    }
  }
}

/**
 * @returns whether the database holds a site with something in it.
 * @throws BackupError when it holds tables that are none of a site.
 */
async function isFilled(client: pg.ClientBase): Promise<boolean> {
  const tables = await readTables(client);
  const history = await client.query<{ found: string | null }>(
    `SELECT to_regclass('_prisma_migrations')::text AS found`,
  );
  if (tables.length > 0 && !history.rows[0]?.found) {
    const names = tables.map(({ name }) => name).slice(0, 3);
    throw new BackupError(
      `This database holds tables of another program (${names.join(', ')}): give the site a database of its own.`,
    );
  }
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

export interface LoadOptions {
  source: LoadSource;
  /** Migrations of this version of the site. */
  migrations: Migration[];
  isReplacing: boolean;
}

/**
 * Replaces everything in the database by what `fill` loads, in one transaction: all of it or nothing. Users of the site
 * wait meanwhile, and go on with what was loaded. The connection must have no time limits of its own.
 */
export async function loadDatabase(
  client: pg.ClientBase,
  options: LoadOptions,
  fill: (load: Load) => Promise<void>,
): Promise<void> {
  const { source, migrations } = options;
  requireKnown(source.migrations, migrations);
  await beginAlone(client);
  let load: OpenLoad | undefined;
  try {
    await requireRoom(client, options);
    for (const drop of await readDrops(client)) await client.query(drop);
    await openHistory(client);
    const saved = new Set(source.migrations.map(({ name }) => name));
    for (const migration of migrations) {
      if (saved.has(migration.name)) await applyMigration(client, migration);
    }
    const later = migrations.filter(({ name }) => !saved.has(name));
    load = await openTables(client, options, later);
    await fill(load);
    await client.query('COMMIT');
  } catch (error) {
    await load?.abort();
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** @throws BackupError when there is something that would be lost, or that is none of ours to replace. */
export async function requireRoom(
  client: pg.ClientBase,
  { isReplacing }: { isReplacing: boolean },
): Promise<void> {
  if ((await isFilled(client)) && !isReplacing) {
    throw new BackupError(
      'This database holds a site already. Say --replace to have everything in it replaced.',
    );
  }
}

/** Begins with every table locked: a request under way that holds one and waits for another would never end otherwise. */
async function beginAlone(client: pg.ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const tables = await readTables(client);
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
      await client.query(plainText);
      await takeMigrationLock(client);
      if (tables.length > 0) {
        await client.query(`LOCK TABLE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
      }
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === '55P03') {
        throw new BackupError(
          'The database is too busy: somebody holds a table for half a minute already. Stop the site and try again.',
        );
      }
      if (code !== '40P01' || attempt === lockAttempts) throw error;
    }
  }
}

async function openTables(
  client: pg.ClientBase,
  { source }: LoadOptions,
  laterMigrations: Migration[],
): Promise<OpenLoad> {
  const made = new Set((await readTables(client)).map(({ name }) => name));
  const foreignKeys = await dropForeignKeys(client);
  for (const name of made) {
    await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
    // A migration may have put rows there, which are in the backup too.
    await client.query(`DELETE FROM ${quoted(name)}`);
  }
  const tables = new Map(source.tables.map((table) => [table.name, table]));
  await emptyQueue(client);
  let copy: ReturnType<typeof openCopy> | undefined;
  return {
    leftOut: source.tables.map(({ name }) => name).filter((name) => !made.has(name)),
    async rows(name, chunk) {
      const table = tables.get(name);
      if (!table || !made.has(name)) return;
      if (copy?.name !== name) {
        await copy?.end();
        copy = openCopy(client, table);
      }
      await copy.write(chunk);
    },
    async finish({ tables: sums, sequences }) {
      await copy?.end();
      copy = undefined;
      for (const sequence of sequences) await setSequence(client, sequence);
      for (const name of made) {
        await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
      }
      for (const add of foreignKeys) await client.query(add);
      for (const { name, rows, sum } of sums) {
        const table = tables.get(name);
        if (table && made.has(name))
          requireEqual(name, { rows, sum }, await sumTable(client, table));
      }
      for (const migration of laterMigrations) await applyMigration(client, migration);
      const present = await readTables(client);
      await client.query(`ANALYZE ${present.map(({ name }) => quoted(name)).join(', ')}`);
    },
    abort: async () => copy?.abort(),
  };
}

/** Jobs of what was here before. Those of what comes are made from its own tables (jobs/resume.ts). */
async function emptyQueue(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ queue: string | null }>(
    `SELECT to_regclass('graphile_worker._private_jobs')::text AS queue`,
  );
  if (rows[0]?.queue) await client.query(`DELETE FROM ${rows[0].queue}`);
}

function requireEqual(name: string, saved: TableSum, loaded: TableSum): void {
  if (saved.rows === loaded.rows && saved.sum === loaded.sum) return;
  throw new BackupError(
    `${name} has come out differently: ${saved.rows} rows with the sum ${saved.sum} were saved, and ${loaded.rows} with ${loaded.sum} are here. Nothing was changed.`,
  );
}
