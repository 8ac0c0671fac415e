import { DomainError } from '../domain-error.ts';
import { createLine, type Line } from './line.ts';
import { Shares } from './shares.ts';

/** Where heavy work of one process waits for its turn, apart from the places of requests (docs/decisions/overload.md). */
export interface Lines {
  /** Decoding pictures is the heaviest work of this process. Those of developers and of the owner wait apart from each other. */
  developerPictures: Line;
  ownerPictures: Line;
  /** Sign-ins from the first count to the answer; most of them only wait for their time. */
  signIns: Shares;
  /** The counting and hashing of sign-ins: Argon2 keeps a thread busy that compressing and reading files need too. */
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
    // Room for every sign-in that `signIns` lets in: none of them is refused halfway.
    signInSteps: createLine({ atATime: 2, limits: { ...limits, total: maxSignIns } }),
  };
}
