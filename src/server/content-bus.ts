import { randomUUID } from 'node:crypto';
import type { Notification, Pool, PoolClient } from 'pg';
import type { Db } from './db/client.ts';
import type { SharedCache } from './integrations/shared-cache.ts';
import { addJob } from './jobs/queue.ts';
import type { Log } from './log.ts';

/** Tells every copy of the process that public content changed, so that rendered pages are dropped. */
export interface ContentBus {
  /**
   * Call with the transaction of a change that readers see, before `announce`: the caches in front of the site, where there
   * are any that can be told, hear of it by a job.
   */
  record(tx: Db): Promise<void>;
  /**
   * Call after the change is committed; listeners of this process have run when it returns. Never throws: a notice
   * that fails is logged, because a saved change must not be answered as an error. Other copies then keep their pages
   * until their time to live ends.
   */
  announce(): Promise<void>;
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** What a copy of the process, or a command beside it, notifies when public content has changed. */
export const contentChannel = 'content_changed';
const reconnectDelayMs = 1_000;

/**
 * LISTEN/NOTIFY over one connection of its own. While that connection is away, pages of other copies are only
 * bounded by their time to live; when it comes back, listeners run once because a notice may have been missed.
 */
export async function createContentBus(
  pool: Pool,
  log: Log,
  sharedCache: Pick<SharedCache, 'canBePurged'>,
): Promise<ContentBus> {
  const listeners = new Set<() => void>();
  /** Marks this process's own notices: its listeners have run before the notice comes back. */
  const sender = randomUUID();
  let client: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const notifyLocal = () => {
    for (const listener of listeners) listener();
  };

  const connect = async () => {
    const connection = await pool.connect();
    const reconnect = () => {
      if (client !== connection) return;
      client = undefined;
      connection.release(true);
      if (!closed) timer = setTimeout(retry, reconnectDelayMs).unref();
    };
    client = connection;
    connection.on('notification', ({ payload }: Notification) => {
      if (payload !== sender) notifyLocal();
    });
    connection.on('error', reconnect);
    connection.on('end', reconnect);
    await connection.query(`LISTEN ${contentChannel}`);
  };

  const retry = () => {
    connect().then(notifyLocal, (error: unknown) => {
      log.warn({ err: error }, 'listening for content changes failed, trying again');
      if (!closed) timer = setTimeout(retry, reconnectDelayMs).unref();
    });
  };

  await connect();
  return {
    async record(tx) {
      if (!sharedCache.canBePurged) return;
      await addJob(tx, 'purgeSharedCaches', { round: 'first' }, { key: 'purge:first' });
    },
    async announce() {
      try {
        notifyLocal();
        await pool.query('SELECT pg_notify($1, $2)', [contentChannel, sender]);
      } catch (error) {
        log.error({ err: error }, 'announcing a content change failed');
      }
    },
    onChange(listener) {
      listeners.add(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const connection = client;
      client = undefined;
      connection?.release(true);
    },
  };
}
