import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { DatabaseLog } from '../../db/client.ts';
import { startEmbeddedDatabase } from '../../db/embedded.ts';
import { openConnection, withConnection } from '../../db/open-connection.ts';
import type { Settings } from '../../env.ts';
import { BackupError } from '../format.ts';

export interface TrialDatabaseDeps {
  settings: Pick<Settings, 'database' | 'dataDir'>;
  /** Opens a connection without time limits to the database of the site. */
  connect(): Promise<pg.Client>;
  log: DatabaseLog;
  signal: AbortSignal;
}

/** The connection, without time limits, is for the work alone; `connection` opens others. */
type TrialWork<Result> = (client: pg.Client, connection: pg.PoolConfig) => Promise<Result>;

/**
 * Gives an empty database for one trial restore and takes it away afterwards: a second embedded server, or a database beside
 * that of the site on its server. One that a killed process has left goes first, so only one trial may run at a time.
 * @throws BackupError when the server does not let us make one, or the disk has no room
 */
export async function withTrialDatabase<Result>(
  deps: TrialDatabaseDeps,
  work: TrialWork<Result>,
): Promise<Result> {
  const site = await deps.connect();
  try {
    const { url, listenUrl } = deps.settings.database;
    // A pooler knows the databases that it was told of, and not this one.
    return await (url
      ? onServer(site, listenUrl ?? url, deps.signal, work)
      : inEmbedded(site, deps, work));
  } finally {
    await site.end().catch(() => {});
  }
}

const longestNameBytes = 63;

async function onServer<Result>(
  site: pg.Client,
  url: string,
  signal: AbortSignal,
  work: TrialWork<Result>,
): Promise<Result> {
  const { rows } = await site.query<{ name: string; user: string }>(
    'SELECT current_database()::text AS name, current_user::text AS user',
  );
  const { name: siteName = '', user = '' } = rows[0] ?? {};
  const suffix = '_trial_restore';
  const name = `${siteName.slice(0, longestNameBytes - suffix.length)}${suffix}`;
  const drop = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`;
  try {
    await site.query(drop);
    await site.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`);
  } catch (error) {
    const isForbidden = error instanceof pg.DatabaseError && error.code === '42501';
    throw isForbidden
      ? new BackupError(
          `A trial restore needs a database of its own, and ${user} may not create one: let an administrator say ALTER ROLE ${pg.escapeIdentifier(user)} CREATEDB.`,
          { cause: error },
        )
      : error;
  }
  try {
    const address = new URL(url);
    address.pathname = `/${encodeURIComponent(name)}`;
    const connection = { connectionString: address.href };
    const connect = () => openConnection(connection);
    return await withConnection(connect, signal, (client) => work(client, connection));
  } finally {
    await site.query(drop).catch(() => {});
  }
}

async function inEmbedded<Result>(
  site: pg.Client,
  { settings, log, signal }: TrialDatabaseDeps,
  work: TrialWork<Result>,
): Promise<Result> {
  const dataDir = path.join(settings.dataDir, 'trial-restore');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireSpace(site, dataDir);
  let folder = dataDir;
  try {
    const embedded = await startEmbeddedDatabase({
      dataDir,
      log,
      // Nobody needs its data after a power cut.
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    });
    folder = embedded.folder;
    try {
      const { connection } = embedded;
      const connect = () => openConnection(connection);
      return await withConnection(connect, signal, (client) => work(client, connection));
    } finally {
      await embedded.stop();
    }
  } finally {
    // Without rights to the data folder, the server's files lie elsewhere.
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function requireSpace(site: pg.Client, folder: string): Promise<void> {
  const { rows } = await site.query<{ bytes: string }>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  const needed = Number(rows[0]?.bytes ?? 0);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  throw new BackupError(
    `There is no room for a trial restore in ${folder}: it takes ${megabytes(needed)}, and ${megabytes(bavail * bsize)} are free.`,
  );
}
