import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Notification } from 'pg';
import type { Db } from './db/client.ts';
import type { DatabaseLog } from './db/log.ts';
import type { SharedPool } from './db/shared-pool.ts';
import type { SharedCache } from './integrations/shared-cache.ts';
import { addJob } from './queue/queue.ts';

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

/** Channel of change notices: a process, or a command beside it, notifies here when public content has changed. */
export const contentChannel = 'content_changed';
const reconnectDelayMs = 1_000;

/**
 * LISTEN/NOTIFY over one connection of its own. While that connection is away, pages of other copies are only
 * bounded by their time to live; when it comes back, listeners run once because a notice may have been missed.
 */
export async function createContentBus(
  pool: SharedPool,
  log: DatabaseLog,
  sharedCache: Pick<SharedCache, 'canBePurged'>,
): Promise<ContentBus> {
  const listeners = new Set<() => void>();
  /** Marks this process's own notices: its listeners have run before the notice comes back. */
  const sender = randomUUID();
  const closing = new AbortController();
  const { signal } = closing;

  const notifyLocal = () => {
    for (const listener of listeners) listener();
  };

  /** Listens until the connection is lost, and gives it back however that ends: one that is kept is missing for good. */
  const listen = async (onListening: () => void) => {
    const connection = await pool.connectForGood();
    try {
      connection.on('notification', ({ payload }: Notification) => {
        if (payload !== sender) notifyLocal();
      });
      const lost = once(connection, 'end', { signal });
      await Promise.race([connection.query(`LISTEN ${contentChannel}`), lost]);
      onListening();
      await lost;
    } finally {
      connection.release(true);
    }
  };

  /** Until `close`, on one connection after the other. */
  const keepListening = async (first: Promise<void>) => {
    let listening = first;
    while (true) {
      await listening.catch((error: unknown) => {
        if (signal.aborted) return;
        log.warn({ err: error }, 'listening for content changes failed, trying again');
      });
      if (signal.aborted) return;
      const pause = setTimeout(reconnectDelayMs, undefined, { signal, ref: false });
      listening = pause.then(() => listen(notifyLocal));
    }
  };

  let first = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    first = listen(resolve);
    first.catch(reject);
  });
  const listening = keepListening(first);
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
      closing.abort();
      await listening;
    },
  };
}
