import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { SlotLimits } from '../../shared/limits/limit.ts';
import { slots } from '../../shared/limits/limits.ts';
import { type Caller, Slots } from './slots.ts';
import { Turns } from './turns.ts';

/** Lines in which the work of one process waits for its turn (docs/decisions/overload.md). */
export interface Lines {
  /** Calls of procedures at work. */
  calls: Turns;
  /** Renderings for the page cache, and pages that are drawn for one caller alone. */
  fills: Line;
  /** Pictures for social previews, which are drawn once. */
  socialPictures: Line;
  /** Decoding pictures, the heaviest work of this process. Developers' pictures and the owner's wait apart from each other. */
  developerPictures: Line;
  ownerPictures: Line;
  /** Sign-ins from the first count to the answer; most of them only wait for their time. */
  signIns: Slots;
  /** The counting and hashing of sign-ins: Argon2 keeps a thread busy that compressing and reading files need too. */
  signInSteps: Line;
}

/** Few people wait longer for a call. */
const longestCallWaitMs = 10_000;
/** Crawlers do, and what they wait for is within the deadline of their request. */
const longestFillWaitMs = 25_000;

export function createLines(): Lines {
  return {
    calls: new Turns(slots.calls, { longestWaitMs: longestCallWaitMs }),
    fills: createLine(slots.renderings, longestFillWaitMs),
    socialPictures: createLine(slots.socialPictures, longestFillWaitMs),
    developerPictures: createLine(slots.developerPictures),
    ownerPictures: createLine(slots.ownerPictures),
    signIns: new Slots(slots.signIns),
    signInSteps: createLine(slots.signInSteps),
  };
}

/**
 * Lets heavy work happen a little at a time, the networks of its callers in turn.
 * @throws as the line's limits say, when it is full, the caller has its part of it or has waited too long
 */
type Line = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/**
 * A line for work that keeps the processor busy. Each piece begins on a turn of the event loop of its own, so that what
 * is quick (a cached page, a health check, a new connection) passes between two of them.
 */
function createLine(limits: SlotLimits, longestWaitMs?: number): Line {
  const turns = new Turns(limits, longestWaitMs === undefined ? {} : { longestWaitMs });
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
