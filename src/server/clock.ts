/** The time, as a dependency, so that expiry can be shown without waiting for it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
