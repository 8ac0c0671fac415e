import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { Wait } from '../clock.ts';
import { busy } from './overload.ts';

/** Lets work that keeps the processor busy happen a little at a time. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface TurnOptions {
  atATime: number;
  waiting: number;
  wait: Wait;
}

/**
 * At most `atATime` pieces of work at once and `waiting` behind them; each begins on a turn of the event loop of its own,
 * so that what is quick (a cached page, a health check, a new connection) passes between two of them.
 * @throws DomainError SERVICE_UNAVAILABLE when the line is full.
 */
export function createTurns({ atATime, waiting, wait }: TurnOptions): InTurn {
  const line: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atATime) {
      if (line.length >= waiting) {
        throw await busy(wait);
      }
      // Whoever ends hands its place on, so that `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      await nextTurnOfTheLoop();
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
