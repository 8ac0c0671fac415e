import { createHash } from 'node:crypto';
import type { RequestBrowser } from '../../../../server/auth/request-browser.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { Pause } from '../../../../server/limits/call-turn.ts';
import { addressGroup, networkGroup } from '../../../../server/limits/client-address.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { knownBrowserHash } from '../notices/admin-browsers.service.ts';

const {
  'admin-sign-in-address': perAddress,
  'admin-sign-in-network': perNetwork,
  'admin-sign-in-browser': perBrowser,
  'admin-sign-in-known': knownAddress,
  'admin-sign-in-account': perAccount,
} = counters;

const firstDelayMs = 250;
const longestDelayMs = 8_000;

/** Zero at first, then doubled with each try up to eight seconds. */
export function signInDelayMs(triesThisHour: number): number {
  const excess = triesThisHour - perAccount.limit;
  return excess <= 0 ? 0 : Math.min(firstDelayMs * 2 ** (excess - 1), longestDelayMs);
}

export type TryDeps = Pick<Deps, 'db' | 'wait' | 'rateLimits' | 'lines'>;

export interface Caller {
  pause: Pause;
  ip: string;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
  adminBrowser: Pick<RequestBrowser, 'id'>;
}

type TrySource = { browserHash: string } | TryPlace;

interface TryPlace {
  address: string;
  /** Hashed, because people type passwords into the wrong field. */
  account: string;
}

interface CountedTry {
  isKnownHere: boolean;
  delayMs: number;
}

/** @param username as typed, known or not */
async function sourceOf(
  deps: TryDeps,
  { ip, adminBrowser }: Caller,
  username: string,
): Promise<TrySource> {
  const browserHash = await knownBrowserHash(deps, adminBrowser, username);
  if (browserHash) return { browserHash };
  return placeOf(ip, username);
}

const placeOf = (ip: string, username: string): TryPlace => ({
  address: addressGroup(ip),
  account: createHash('sha256').update(username.toLowerCase()).digest('base64url'),
});

const pairOf = ({ address, account }: TryPlace) => `${address}:${account}`;

/**
 * Counts before any check, so that parallel tries cannot bypass the limits.
 * @throws DomainError TOO_MANY_REQUESTS after too many failures from one browser, address or network
 */
async function countTry(deps: TryDeps, caller: Caller, username: string): Promise<CountedTry> {
  const { rateLimits } = deps;
  const source = await sourceOf(deps, caller, username);
  if ('browserHash' in source) {
    await rateLimits.consume(perBrowser, source.browserHash);
    return { isKnownHere: true, delayMs: 0 };
  }
  await rateLimits.consumeFor(perAddress, source.address, source.account);
  if ((await rateLimits.count(knownAddress, pairOf(source))) > 0) {
    return { isKnownHere: true, delayMs: 0 };
  }
  await rateLimits.consume(perNetwork, networkGroup(caller.ip));
  const triesThisHour = await rateLimits.record(perAccount, source.account);
  return { isKnownHere: false, delayMs: signInDelayMs(triesThisHour) };
}

/**
 * Checks a password or a code within the sign-in limits (docs/decisions/admin-sign-in.md). Pauses the caller's turn, because a
 * waiting sign-in must not block other calls.
 * @throws DomainError TOO_MANY_REQUESTS, and errors of `check`
 */
export function checkWithinLimits<Result>(
  deps: TryDeps,
  caller: Caller,
  username: string,
  check: (counted: Pick<CountedTry, 'isKnownHere'>) => Promise<Result>,
): Promise<Result> {
  const { signIns, signInSteps } = deps.lines;
  return caller.pause(async () => {
    const give = signIns.take({ ip: caller.ip });
    try {
      const counted = await signInSteps({}, () => countTry(deps, caller, username));
      await deps.wait(counted.delayMs);
      if (caller.signal.aborted) {
        throw new DomainError('BAD_REQUEST', 'The sign-in was broken off.');
      }
      return await signInSteps({}, () => check(counted));
    } finally {
      give();
    }
  });
}

/** Clears the tries of a fully signed-in account, and of no other (security row 76). */
export async function forgiveTries(deps: TryDeps, caller: Caller, username: string): Promise<void> {
  const source = await sourceOf(deps, caller, username);
  if ('browserHash' in source) await deps.rateLimits.clear(perBrowser, source.browserHash);
  else await deps.rateLimits.forgive(perAddress, source.address, source.account);
}

/** Exempts the account at this address from the failures of others there. */
export async function rememberAddress(
  { rateLimits }: TryDeps,
  { ip }: Caller,
  username: string,
): Promise<void> {
  await rateLimits.record(knownAddress, pairOf(placeOf(ip, username)));
}
