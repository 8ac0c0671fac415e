import { DomainError } from './domain-error.ts';
import { createLine, type Line } from './line.ts';
import { Shares } from './shares.ts';

/** The shared, bounded goods of one process besides the places of the gate (docs/decisions/overload.md). */
export interface Lines {
  /** Pictures of developers and those of the owner wait apart: decoding is the heaviest thing this process does. */
  developerPictures: Line;
  ownerPictures: Line;
  /** Sign-ins between the first count and their answer, most of them asleep. */
  signIns: Shares;
  /** Their counting and hashing: Argon2 keeps a thread busy that compressing and reading files need too. */
  signInSteps: Line;
}

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
    limits: {
      total: 17,
      full: full('pictures', tooManyPictures, 5),
      beyondShare: tooMany('pictures', tooManyPictures, 5),
    },
  });
}

export function createLines(): Lines {
  const limits = {
    full: tooMany('sign-ins', tooManySignIns, signInSeconds),
    beyondShare: tooMany('sign-ins', tooManySignIns, signInSeconds),
  };
  return {
    developerPictures: pictureLine(),
    ownerPictures: pictureLine(),
    signIns: new Shares({ ...limits, total: maxSignIns, perAddress: 5, perNetwork: 10 }),
    // Nobody is refused here who was let in there.
    signInSteps: createLine({ atATime: 2, limits: { ...limits, total: maxSignIns } }),
  };
}
