import type { Wait } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { holdBack } from './refusals.ts';
import type { Caller } from './slots.ts';
import type { Turns } from './turns.ts';

export type Pause = <Result>(wait: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one call in its turn. Each call of a batch has its own.
 * @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS when no turn comes
 */
export type InTurn = <Result>(work: (pause: Pause) => Promise<Result>) => Promise<Result>;

export const noPause: Pause = (wait) => wait();

/** Takes a turn for each call of a request. @param signal aborts when the caller hangs up */
export function callsInTurn(
  { calls, wait }: { calls: Turns; wait: Wait },
  caller: Caller,
  signal: AbortSignal,
): InTurn {
  const take = async () => {
    try {
      return await calls.take(caller, signal);
    } catch (error) {
      if (signal.aborted) throw new DomainError('BAD_REQUEST', 'The request was broken off.');
      await holdBack(wait);
      throw error;
    }
  };
  return async (work) => {
    let give = await take();
    let waits = 0;
    let isOver = false;
    const pause: Pause = async (waitFor) => {
      waits += 1;
      give();
      try {
        return await waitFor();
      } finally {
        waits -= 1;
        // The call was admitted before and continues: a refusal now would lose its work.
        if (waits === 0 && !isOver) give = calls.takeAnyway(caller);
      }
    };
    try {
      return await work(pause);
    } finally {
      isOver = true;
      give();
    }
  };
}
