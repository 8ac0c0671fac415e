import type { Settings } from '../env.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

export type PurgeOutcome =
  | { outcome: 'done' }
  | { outcome: 'notConfigured' }
  | { outcome: 'refused'; status: number }
  | { outcome: 'unavailable'; cause: unknown };

export interface SharedCache {
  readonly canBePurged: boolean;
  /** Purges everything of this site. Never throws. */
  purge(signal: AbortSignal): Promise<PurgeOutcome>;
}

const timeoutMs = 10_000;
const maxAnswerBytes = 256 * 1024;

/** Sends one POST: Cloudflare, Fastly, Bunny and others accept a call with a secret in a header. */
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
