import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Caller, type ShareLimits, Shares } from './shares.ts';

/**
 * Lets heavy work happen a little at a time, in the order in which it came.
 * @throws DomainError as the line's limits say, when it is full or the caller has its share of it.
 */
export type Line = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

export interface LineOptions {
  atATime: number;
  /** Of those at work and those waiting, together. */
  limits: ShareLimits;
}

/**
 * A line for work that keeps the processor busy. Each piece begins on a turn of the event loop of its own, so that what
 * is quick (a cached page, a health check, a new connection) passes between two of them.
 */
export function createLine({ atATime, limits }: LineOptions): Line {
  const limit = pLimit(atATime);
  const shares = new Shares(limits);
  return async (caller, work) => {
    const give = shares.take(caller);
    try {
      return await limit(async () => {
        await nextTurnOfTheLoop();
        return work();
      });
    } finally {
      give();
    }
  };
}
