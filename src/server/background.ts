import type { Log } from './log.ts';

/** Work that goes on after its request was answered, in this process. */
export interface Background {
  /** `work` hears by the signal when the process stops, and then has a moment to write down how far it came. */
  start(work: (stop: AbortSignal) => Promise<void>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Tells everything to stop and waits for it. */
  stop(): Promise<void>;
}

export function createBackground(log: Log): Background {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };

  return {
    start(work) {
      const done = work(stopping.signal)
        .catch((error: unknown) => log.error({ err: error }, 'work in the background failed'))
        .finally(() => running.delete(done));
      running.add(done);
    },
    idle,
    async stop() {
      stopping.abort();
      await idle();
    },
  };
}
