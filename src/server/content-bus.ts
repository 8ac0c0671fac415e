import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Notification } from 'pg';
import type { Database, DatabaseLog, Db } from './db/client.ts';
import type { SharedCache } from './integrations/shared-cache.ts';
import type { PublicNews, Subscribers } from './integrations/subscribers.ts';
import { addJob } from './queue/queue.ts';

/** Says whether a document has another published version, or only rows that pages show have changed: posts, developers. */
export type PublicChange = 'content' | 'rows';

/** Tells every copy of the process that public content changed, so that rendered pages are dropped. */
export interface ContentBus {
  /**
   * Call in the transaction of a public change, before `announce`. Adds the jobs that purge shared caches and tell subscribers, when
   * these are configured.
   */
  record(tx: Db, news?: PublicNews): Promise<void>;
  /**
   * Call after the commit. Listeners of this process have run when it returns. Never throws: a failed notice is logged,
   * because a saved change must not be answered as an error. Other copies then keep their pages until these expire.
   */
  announce(change?: PublicChange): Promise<void>;
  onChange(listener: (change: PublicChange) => void): void;
  close(): Promise<void>;
}

interface Outside {
  sharedCache: Pick<SharedCache, 'canBePurged'>;
  subscribers: Pick<Subscribers, 'record'>;
}

export const contentChannel = 'content_changed';
const reconnectDelayMs = 1_000;
const rowsMark = ' rows';

/**
 * Uses LISTEN/NOTIFY on its own connection. While that connection is lost, other copies' changes show up only when pages
 * expire. After a reconnect, listeners run once, because a notice may have been missed.
 */
export async function createContentBus(
  { pool, connectListener }: Pick<Database, 'pool' | 'connectListener'>,
  log: DatabaseLog,
  { sharedCache, subscribers }: Outside,
): Promise<ContentBus> {
  const listeners = new Set<(change: PublicChange) => void>();
  /** Marks this process's own notices: their listeners have already run. */
  const sender = randomUUID();
  const closing = new AbortController();
  const { signal } = closing;

  const notifyLocal = (change: PublicChange) => {
    for (const listener of listeners) listener(change);
  };

  /** Always releases the connection: a kept one would be missing from the pool for good. */
  const listen = async (onListening: () => void) => {
    const connection = await connectListener();
    try {
      connection.on('notification', ({ payload = '' }: Notification) => {
        // A notice that says nothing of the kind, as that of a restore, may stand for any change.
        if (!payload.startsWith(sender))
          notifyLocal(payload.endsWith(rowsMark) ? 'rows' : 'content');
      });
      const lost = once(connection, 'end', { signal });
      await Promise.race([connection.query(`LISTEN ${contentChannel}`), lost]);
      onListening();
      await lost;
    } finally {
      connection.release(true);
    }
  };

  const keepListening = async (first: Promise<void>) => {
    let listening = first;
    while (true) {
      await listening.catch((error: unknown) => {
        if (signal.aborted) return;
        log.warn({ err: error }, 'listening for content changes failed, trying again');
      });
      if (signal.aborted) return;
      const pause = setTimeout(reconnectDelayMs, undefined, { signal, ref: false });
      listening = pause.then(() => listen(() => notifyLocal('content')));
    }
  };

  let first = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    first = listen(resolve);
    first.catch(reject);
  });
  const listening = keepListening(first);
  return {
    async record(tx, news) {
      if (news) await subscribers.record(tx, news);
      if (!sharedCache.canBePurged) return;
      await addJob(tx, 'purgeSharedCaches', { round: 'first' }, { key: 'purge:first' });
    },
    async announce(change = 'rows') {
      const payload = change === 'rows' ? `${sender}${rowsMark}` : sender;
      try {
        notifyLocal(change);
        await pool.query('SELECT pg_notify($1, $2)', [contentChannel, payload]);
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
