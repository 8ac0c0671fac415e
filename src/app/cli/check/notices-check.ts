import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Site } from '../command.ts';
import type { Finding } from './finding.ts';

const patienceMs = 3_000;

/** Sends a notice as a copy of the site does after a change, and listens for it as the other copies do. */
export async function findNotices({ db }: Pick<Site, 'db'>): Promise<Finding> {
  const subject = 'Notices';
  const channel = `check_${randomBytes(8).toString('hex')}`;
  const listener = await db.connectListener();
  try {
    await listener.query(`LISTEN ${channel}`);
    const heard = once(listener, 'notification', { signal: AbortSignal.timeout(patienceMs) });
    // It is awaited below, unless the notice cannot even be sent.
    heard.catch(() => {});
    await db.pool.query('SELECT pg_notify($1, $2)', [channel, '']);
    await heard;
    return { subject, state: 'ok', sentence: 'Copies of the site hear of changes at once.' };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
    return {
      subject,
      state: 'fail',
      sentence:
        'Copies of the site do not hear of changes: a pooler in transaction mode is between. Set DATABASE_LISTEN_URL to the address of the server itself, and of the same database.',
    };
  } finally {
    listener.release(true);
  }
}
