import type { Settings } from '../env.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

/** Result of asking shared caches to forget what they keep. */
export type PurgeOutcome =
  | { outcome: 'done' }
  /** There is no cache that could be told. */
  | { outcome: 'notConfigured' }
  | { outcome: 'refused'; status: number }
  | { outcome: 'unavailable'; cause: unknown };

/** A cache in front of the site that keeps public answers for many readers: a CDN, or a proxy of one's own. */
export interface SharedCache {
  /** Whether what it keeps can be taken back. */
  readonly canBePurged: boolean;
  /** Makes it forget everything of this site. Never throws. */
  purge(signal: AbortSignal): Promise<PurgeOutcome>;
}

const timeoutMs = 10_000;
const maxAnswerBytes = 256 * 1024;

/** One POST as the settings say: Cloudflare, Fastly, Bunny and others that take a call with a secret in a header. */
export function createSharedCache({ url, header, body }: Settings['purge']): SharedCache {
  if (url === undefined) {
    return { canBePurged: false, purge: async () => ({ outcome: 'notConfigured' }) };
  }
  const send = createBoundedFetch({ maxBytes: maxAnswerBytes });
  const headers = {
    'content-type': 'application/json',
    ...(header && { [header.name]: header.value }),
  };
  return {
    canBePurged: true,
    async purge(signal) {
      try {
        const answer = await send(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        });
        await answer.body?.cancel();
        return answer.ok ? { outcome: 'done' } : { outcome: 'refused', status: answer.status };
      } catch (cause) {
        return { outcome: 'unavailable', cause };
      }
    },
  };
}
