import { setTimeout as timeout } from 'node:timers/promises';

/** Time, as a dependency, so that expiry and delays can be shown without waiting for them. */
export interface Clock {
  now(): Date;
  wait(durationMs: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (durationMs) => timeout(durationMs),
};
