import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type EmbeddedDatabaseOptions, enter } from './embedded/place.ts';

export interface EmbeddedDatabase {
  /** Options of pg.Pool. They stay valid when the database changes hands. */
  readonly connection: pg.PoolConfig;
  /** Whether this process runs the server; otherwise it is a guest of the one that does. */
  readonly isOwner: boolean;
  /** Folder of the files; it lies below the data folder wherever that is possible. */
  readonly folder: string;
  /** Close every pool first. An owner ends the server, which writes everything down. */
  stop(): Promise<void>;
}

const FIRST_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 5_000;

/**
 * Starts the PostgreSQL whose files lie in the data folder, or becomes a guest of the process that already has. When that
 * process or its server ends, one of those that are left starts it again within a second or two.
 * @throws DatabaseUnavailableError when the folder cannot be written, the files cannot be opened or their owner is stuck.
 */
export async function startEmbeddedDatabase(
  given: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const options = { ...given, dataDir: path.resolve(given.dataDir) };
  const { log } = options;
  let isStopped = false;
  let handover = Promise.resolve();
  let place = await enter(options);
  const { connection } = place;
  follow();

  function follow(): void {
    const { role, lost } = place;
    void lost.then((reason) => {
      if (isStopped) return;
      if (role === 'owner') log.error({ reason }, 'The embedded database ended');
      else log.warn({}, 'The process that ran the embedded database is gone');
      handover = enterAgain();
    });
  }

  async function enterAgain(): Promise<void> {
    let delayMs = FIRST_RETRY_DELAY_MS;
    while (!isStopped) {
      try {
        place = await enter(options, connection.port);
        log.info({ isOwner: place.role === 'owner' }, 'The embedded database is back');
        follow();
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded database cannot be started again yet');
        await delay(delayMs);
        delayMs = Math.min(delayMs * 2, MAX_RETRY_DELAY_MS);
      }
    }
  }

  return {
    connection,
    get isOwner() {
      return place.role === 'owner';
    },
    get folder() {
      return place.home.folder;
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await handover;
      await place.leave();
    },
  };
}
