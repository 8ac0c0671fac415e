import { setTimeout as timeout } from 'node:timers/promises';

/** The time, as a dependency, so that expiry can be shown without waiting for it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Waits, as a dependency, so that tests do not have to. */
export type Wait = (durationMs: number) => Promise<void>;

export const systemWait: Wait = (durationMs) => timeout(durationMs);
