import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { nextPublication } from '../features/blog/feed.service.ts';

/** Timers hold 24 days at most, and a clock may be set: look again at least this often. */
const longestWaitMs = 60 * 60_000;
const retryMs = 30_000;
/** A timer may fire a little early, when the post is not public yet. */
const marginMs = 50;

/** Calls `onPublication` when a scheduled post becomes public, so that cached answers do not hide it. */
export function watchPublications(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'contentBus' | 'log'>,
  onPublication: () => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const wake = (inMs: number, then: () => void) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(then, inMs).unref();
  };

  const arm = async () => {
    try {
      const next = await nextPublication(deps);
      const inMs = next ? next.getTime() - deps.clock.now().getTime() + marginMs : longestWaitMs;
      wake(Math.min(inMs, longestWaitMs), () => {
        if (next && next <= deps.clock.now()) onPublication();
        void arm();
      });
    } catch (error) {
      if (isClosed) return;
      deps.log.warn({ err: error }, 'looking for the next scheduled post failed, trying again');
      wake(retryMs, () => void arm());
    }
  };

  app.addHook('onListen', async () => void arm());
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
  deps.contentBus.onChange(() => void arm());
}
