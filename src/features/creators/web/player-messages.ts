import { videoPlatform } from '../../../shared/words/video-platform.ts';

/** Asks an embedded player to report; it answers within moments once its script runs, and never when it did not load. */
export const listenRequest = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/** What a window message says about the embedded player; null for messages that are not its own. */
export function readPlayerMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
): 'alive' | 'failed' | null {
  if (event.origin !== videoPlatform.embedOrigin || typeof event.data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(event.data);
    if (typeof message !== 'object' || message === null || !('event' in message)) return null;
    return message.event === 'onError' ? 'failed' : 'alive';
  } catch {
    return null;
  }
}
