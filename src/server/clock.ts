import { setTimeout as timeout } from 'node:timers/promises';

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export type Wait = (durationMs: number) => Promise<void>;

export const systemWait: Wait = (durationMs) => timeout(durationMs);
