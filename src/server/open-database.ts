import { createDatabase, type Database } from './db/client.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './db/embedded.ts';
import type { Deps } from './deps.ts';
import type { Settings } from './env.ts';

const statementTimeoutMs = 10_000;
const connectTimeoutMs = 2_000;
/**
 * Each connection is a process of the embedded server. One of them listens for changes. The server's limit allows two copies
 * of the site and a command.
 */
const embeddedPoolSize = 6;

export function connectDatabase(
  settings: Pick<Settings, 'database'>,
  embedded: Pick<EmbeddedDatabase, 'connection'> | null,
  log: Deps['log'],
): Database {
  const { url, listenUrl } = settings.database;
  return createDatabase({
    connection: embedded?.connection ?? { connectionString: url },
    directConnection: listenUrl && !embedded ? { connectionString: listenUrl } : undefined,
    poolSize: embedded ? embeddedPoolSize : settings.database.poolSize,
    statementTimeoutMs,
    connectTimeoutMs,
    log,
  });
}

/**
 * `embedded` is null when the settings name a server. Close `db` before stopping `embedded`.
 * @throws DatabaseUnavailableError when the embedded database cannot be opened
 */
export async function openDatabase(
  settings: Pick<Settings, 'database' | 'dataDir'>,
  log: Deps['log'],
): Promise<{ db: Database; embedded: EmbeddedDatabase | null }> {
  const embedded = settings.database.url
    ? null
    : await startEmbeddedDatabase({ dataDir: settings.dataDir, log });
  return { db: connectDatabase(settings, embedded, log), embedded };
}
