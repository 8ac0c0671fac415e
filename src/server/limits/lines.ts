import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import type { SlotLimits } from '../../shared/limits/limit.ts';
import { slots } from '../../shared/limits/limits.ts';
import { type Caller, Slots } from './slots.ts';
import { Turns } from './turns.ts';

/** Queues in which heavy work of one process waits for its turn (docs/decisions/overload.md). */
export interface Lines {
  calls: Turns;
  fills: Line;
  socialPictures: Line;
  /** Decoding pictures is the heaviest work of this process. Developers and the owner have separate lines. */
  developerPictures: Line;
  ownerPictures: Line;
  signIns: Slots;
  /** Answers of a model to visitors (security row 93). */
  answers: Slots;
  /** Counting and hashing of sign-ins: Argon2 occupies a thread that compression and file reads need too. */
  signInSteps: Line;
}

/** Few people wait longer for a call. */
const longestCallWaitMs = 10_000;
/** Crawlers wait longer. The limit lies within the deadline of their request. */
const longestFillWaitMs = 25_000;

export function createLines(): Lines {
  return {
    calls: new Turns(slots.calls, { longestWaitMs: longestCallWaitMs }),
    fills: createLine(slots.renderings, longestFillWaitMs),
    socialPictures: createLine(slots.socialPictures, longestFillWaitMs),
    developerPictures: createLine(slots.developerPictures),
    ownerPictures: createLine(slots.ownerPictures),
    signIns: new Slots(slots.signIns),
    answers: new Slots(slots.answers),
    signInSteps: createLine(slots.signInSteps),
  };
}

/**
 * Runs heavy work in turns of the callers' networks.
 * @throws the refusal of the limits when the line is full, the caller's share is used up or the wait is too long
 */
type Line = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a line for CPU-bound work. Each piece starts in its own turn of the event loop, so that quick work passes between
 * two of them.
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
