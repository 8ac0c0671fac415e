import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { addressGroup, networkGroup } from '../limits/client-address.ts';
import type { WorkPlace } from '../limits/work-place.ts';
import {
  knownAddress,
  perAccount,
  perAddress,
  perNetwork,
  signInDelayMs,
} from './admin-sign-in-limits.ts';

export type TryDeps = Pick<Deps, 'wait' | 'rateLimits' | 'lines'>;

/** Somebody who tries to show that an account is theirs. */
export interface Try {
  /** The account, as it was named: known or not. */
  username: string;
  ip: string;
  /** Aborts when the caller hangs up. */
  signal: AbortSignal;
}

/**
 * How long a try has to wait. Counted before anything is checked, so that many at the same moment cannot slip past the
 * limits. @throws DomainError TOO_MANY_REQUESTS after too many failures from one address or its network.
 */
async function countTry({ rateLimits }: TryDeps, { username, ip }: Try): Promise<number> {
  const address = addressGroup(ip);
  await rateLimits.consume(perAddress, address);
  if ((await rateLimits.count(knownAddress, address)) > 0) return 0;
  await rateLimits.consume(perNetwork, networkGroup(ip));
  // Hashed: people type passwords into the wrong field.
  const account = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return signInDelayMs(await rateLimits.record(perAccount, account));
}

/**
 * Checks a password or a code within the limits of sign-ins (docs/decisions/admin-sign-in-limits.md). It takes no place:
 * most of the time it may be waiting, and those who wait must not keep others from working.
 * @throws DomainError TOO_MANY_REQUESTS, and what `check` throws
 */
export function checkWithinLimits<Result>(
  deps: TryDeps,
  place: WorkPlace,
  attempt: Try,
  check: () => Promise<Result>,
): Promise<Result> {
  const { signIns, signInSteps } = deps.lines;
  return place.pause(async () => {
    const give = signIns.take({ ip: attempt.ip });
    try {
      await deps.wait(await signInSteps({}, () => countTry(deps, attempt)));
      if (attempt.signal.aborted) {
        throw new DomainError('BAD_REQUEST', 'The sign-in was broken off.');
      }
      return await signInSteps({}, check);
    } finally {
      give();
    }
  });
}

/** Starts the count of an address again. */
export function forgetFailures({ rateLimits }: TryDeps, ip: string): Promise<void> {
  return rateLimits.clear(perAddress, addressGroup(ip));
}

/** Notes that somebody has signed in from an address: what others do is not held against it any more. */
export async function rememberAddress({ rateLimits }: TryDeps, ip: string): Promise<void> {
  await rateLimits.record(knownAddress, addressGroup(ip));
}
