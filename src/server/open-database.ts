import { createDatabase, type Database } from './db/client.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './db/embedded.ts';
import type { Deps } from './deps.ts';
import type { Settings } from './env.ts';

const statementTimeoutMs = 10_000;
const connectTimeoutMs = 2_000;
/** Each is a process of the embedded server; one listens for changes. Two copies and a command fit its limit. */
const embeddedPoolSize = 6;

/** Connections to the database of the settings; `embedded` is null where it is a server. */
export function connectDatabase(
  settings: Pick<Settings, 'database'>,
  embedded: EmbeddedDatabase | null,
  log: Deps['log'],
): Database {
  return createDatabase({
    connection: embedded?.connection ?? { connectionString: settings.database.url },
    poolSize: embedded ? embeddedPoolSize : settings.database.poolSize,
    statementTimeoutMs,
    connectTimeoutMs,
    log,
  });
}

/**
 * The database of the settings; `embedded` is null where it is a server. Close `db` before stopping `embedded`.
 * @throws DatabaseUnavailableError when the embedded database cannot be opened.
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
