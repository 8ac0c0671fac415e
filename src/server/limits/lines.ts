import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises';
import { DomainError } from '../domain-error.ts';
import { refusalsFor } from './busy.ts';
import { type Caller, Shares } from './shares.ts';
import { type TurnLimits, Turns } from './turns.ts';

/** Where the work of one process waits for its turn (docs/decisions/overload.md). */
export interface Lines {
  /** Calls of procedures at work. */
  calls: Turns;
  /** What is made for the page cache, and pages that are drawn for one caller alone. */
  fills: Line;
  /** Pictures for social previews, which are drawn once. */
  socialPictures: Line;
  /** Decoding pictures is the heaviest work of this process. Those of developers and of the owner wait apart from each other. */
  developerPictures: Line;
  ownerPictures: Line;
  /** Sign-ins from the first count to the answer; most of them only wait for their time. */
  signIns: Shares;
  /** The counting and hashing of sign-ins: Argon2 keeps a thread busy that compressing and reading files need too. */
  signInSteps: Line;
}

/**
 * At work and waiting. A crawler asks for a hundred addresses at a time, and all of them are answered: many of one network that wait
 * keep nobody else waiting.
 */
const inLine = { total: 500, perAddress: 150, perNetwork: 200 };
/** Few people wait longer for a call. */
const longestCallWaitMs = 10_000;
/** Crawlers do, and what they wait for is within the deadline of their request. */
const longestFillWaitMs = 25_000;

/** A call mostly waits for the database, whose connections have turns of their own. */
const callsAtATime = 64;
/** Reading and drawing a page takes milliseconds of the processor. */
const fillsAtATime = 4;

const full = (reason: string, message: string, retryAfterSeconds: number) => () =>
  new DomainError('SERVICE_UNAVAILABLE', message, { retryAfterSeconds, reason });
const tooMany = (reason: string, message: string, retryAfterSeconds: number) => () =>
  new DomainError('TOO_MANY_REQUESTS', message, { retryAfterSeconds, reason });

const tooManyPictures = 'Too many pictures at once. Please try again.';
const tooManySignIns = 'Too many sign-ins at once. Please try again in a moment.';
const maxSignIns = 500;
/** The longest that a sign-in is made to wait. */
const signInSeconds = 8;

function pictureLine(): Line {
  return createLine({
    atATime: 1,
    total: 17,
    full: full('pictures', tooManyPictures, 5),
    beyondShare: tooMany('pictures', tooManyPictures, 5),
  });
}

export function createLines(): Lines {
  const limits = {
    full: tooMany('sign-ins', tooManySignIns, signInSeconds),
    beyondShare: tooMany('sign-ins', tooManySignIns, signInSeconds),
  };
  return {
    calls: new Turns({
      ...inLine,
      ...refusalsFor('calls'),
      atATime: callsAtATime,
      longestWaitMs: longestCallWaitMs,
    }),
    fills: createLine({
      ...inLine,
      ...refusalsFor('renderings'),
      atATime: fillsAtATime,
      longestWaitMs: longestFillWaitMs,
    }),
    socialPictures: createLine({
      ...inLine,
      ...refusalsFor('social-pictures'),
      atATime: 1,
      longestWaitMs: longestFillWaitMs,
    }),
    developerPictures: pictureLine(),
    ownerPictures: pictureLine(),
    signIns: new Shares({ ...limits, total: maxSignIns, perAddress: 5, perNetwork: 10 }),
    // Room for every sign-in that `signIns` lets in: none of them is refused halfway.
    signInSteps: createLine({ ...limits, atATime: 2, total: maxSignIns }),
  };
}

/**
 * Lets heavy work happen a little at a time, the networks of its callers in turn.
 * @throws as the line's limits say, when it is full, the caller has its share of it or has waited too long
 */
type Line = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/**
 * A line for work that keeps the processor busy. Each piece begins on a turn of the event loop of its own, so that what
 * is quick (a cached page, a health check, a new connection) passes between two of them.
 */
function createLine(limits: TurnLimits): Line {
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
