import { videoPlatform } from '../../shared/words/video-platform.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

/** `unknown` when the platform did not answer, or was not asked. */
export type VideoState = 'there' | 'gone' | 'unknown';

export interface VideoPlatform {
  /** Never throws. */
  stateOf(videoId: string, signal: AbortSignal): Promise<VideoState>;
}

const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;

/** Answers of YouTube's oEmbed: no such video; deleted; private, or not to be played on other sites. */
const goneStatuses = [400, 404, 401];

/** @param baseUrl address of the platform; null when it must not be asked */
export function createVideoPlatform(baseUrl: string | null): VideoPlatform {
  if (baseUrl === null) return { stateOf: async () => 'unknown' };
  const send = createBoundedFetch({ maxBytes: maxAnswerBytes });
  return {
    async stateOf(videoId, signal) {
      const address = new URL('/oembed', baseUrl);
      address.searchParams.set('format', 'json');
      address.searchParams.set('url', videoPlatform.watchUrl(videoId));
      try {
        const answer = await send(address, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        });
        await answer.body?.cancel();
        if (answer.ok) return 'there';
        return goneStatuses.includes(answer.status) ? 'gone' : 'unknown';
      } catch {
        return 'unknown';
      }
    },
  };
}
