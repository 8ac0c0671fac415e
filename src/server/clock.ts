import { setTimeout as timeout } from 'node:timers/promises';

/** The time, as a dependency, so that expiry can be shown without waiting for it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Lets time pass, as a dependency for the same reason. */
export type Wait = (durationMs: number) => Promise<void>;

export const systemWait: Wait = (durationMs) => timeout(durationMs);
