import type pg from 'pg';
import { isBeforeOne, requireLastBeforeOne } from '../db/migrations/adoption.ts';
import { beginUnderMigrationLock } from '../db/migrations/lock.ts';
import { applyMigration, type Migration, makeSavedSchema } from '../db/migrations/migrate.ts';
import {
  dropConstraints,
  quoted,
  readDrops,
  readTables,
  type Sequence,
  setSequence,
  type Table,
} from './catalog.ts';
import { openCopy } from './copy-in.ts';
import { BackupError } from './format.ts';
import { plainText, sumTable, type TableSum } from './snapshot.ts';

export interface LoadSource {
  migrations: { name: string; checksum: string }[];
  tables: Table[];
}

export interface LoadedRows {
  tables: ({ name: string } & TableSum)[];
  sequences: Sequence[];
}

export interface Load {
  rows(table: string, chunk: Buffer): Promise<void>;
  finish(saved: LoadedRows): Promise<void>;
  readonly leftOut: string[];
}

/** Exceeds the duration of every request of the site. */
const lockTimeoutMs = 30_000;
const lockAttempts = 5;

interface OpenLoad extends Load {
  abort(): Promise<void>;
}

/** @throws BackupError when these migrations cannot be continued to this version */
export function requireKnown(source: LoadSource['migrations'], migrations: Migration[]): void {
  if (isBeforeOne(source)) {
    requireLastBeforeOne(source);
    return;
  }
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
 * @returns whether the database holds a site with content
 * @throws BackupError when it holds tables that do not belong to a site
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
  migrations: Migration[];
  isReplacing: boolean;
  /** Leaves the schema as the version of the source had it. */
  isOfItsVersion?: boolean | undefined;
}

/**
 * Replaces everything in the database by what `fill` loads, in one transaction. Users of the site wait meanwhile and continue
 * with the loaded data. The connection must have no time limits.
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
    const later = await makeSavedSchema(client, source.migrations, migrations);
    load = await openTables(client, options, options.isOfItsVersion ? [] : later);
    await fill(load);
    await client.query('COMMIT');
  } catch (error) {
    await load?.abort();
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** @throws BackupError when data would be lost, or when the database belongs to something else */
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

/** Locks every table first: a request that holds one table and waits for another would cause a deadlock. */
async function beginAlone(client: pg.ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const tables = await readTables(client);
    try {
      await beginUnderMigrationLock(client, lockTimeoutMs);
      await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
      await client.query(plainText);
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
  const constraints = await dropConstraints(client);
  for (const name of made) {
    await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
    // A migration may have inserted rows that the backup contains too.
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
      for (const add of constraints) await client.query(add);
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

/** Deletes jobs of the replaced site. Jobs of the loaded site are derived from its tables (jobs/resume.ts). */
export async function emptyQueue(client: pg.ClientBase): Promise<void> {
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
