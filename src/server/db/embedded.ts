import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type EmbeddedDatabaseOptions, enter } from './embedded/place.ts';

export interface EmbeddedDatabase {
  /** Stays valid when another process takes over the server. */
  readonly connection: pg.PoolConfig;
  readonly isOwner: boolean;
  readonly folder: string;
  /** Close every pool first. The owner stops the server. */
  stop(): Promise<void>;
}

const FIRST_RETRY_DELAY_MS = 50;
const MAX_RETRY_DELAY_MS = 5_000;

/**
 * Starts the PostgreSQL of the data folder, or becomes a guest of the process that runs it. When the owner or its server
 * ends, a remaining process restarts it within about two seconds.
 * @throws DatabaseUnavailableError when the folder cannot be written, the files cannot be opened or their owner is stuck
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
