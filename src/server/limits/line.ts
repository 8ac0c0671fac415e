import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { Caller } from './shares.ts';
import { type TurnLimits, Turns } from './turns.ts';

/**
 * Lets heavy work happen a little at a time, the networks of its callers in turn.
 * @throws as the line's limits say, when it is full, the caller has its share of it or has waited too long
 */
export type Line = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/**
 * A line for work that keeps the processor busy. Each piece begins on a turn of the event loop of its own, so that what
 * is quick (a cached page, a health check, a new connection) passes between two of them.
 */
export function createLine(limits: TurnLimits): Line {
  const turns = new Turns(limits);
  return async (caller, work) => {
    const give = await turns.take(caller);
    try {
      await nextTurnOfTheLoop();
      return await work();
    } finally {
      give();
    }
  };
}
