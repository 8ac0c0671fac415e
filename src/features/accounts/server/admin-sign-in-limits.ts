import type { RateLimitRule } from '../../../server/limits/rate-limits.ts';
import { daySeconds, hourSeconds } from '../../../shared/durations.ts';

/** What the names of both rules start with. */
export const signInRulePrefix = 'admin-sign-in';

/** Five failures an hour per address (security row 8); a success forgives those of its own account and no others (row 76). */
export const perAddress: RateLimitRule = {
  name: `${signInRulePrefix}-address`,
  points: 5,
  durationSeconds: hourSeconds,
  message: 'Too many failed sign-ins from this address. Please try again later.',
};

/** Failures of the whole network around an address, as with codes by SMS: a /48 holds 65,536 addresses of its own. */
export const perNetwork: RateLimitRule = {
  name: `${signInRulePrefix}-network`,
  points: 3 * perAddress.points,
  durationSeconds: hourSeconds,
  message:
    'Too many failed sign-ins from this network. Please try again later or from another network.',
};

/** The same for a browser that the account has signed in with, beside what others do at its address. */
export const perBrowser: RateLimitRule = {
  name: `${signInRulePrefix}-browser`,
  points: perAddress.points,
  durationSeconds: hourSeconds,
  message: 'Too many failed sign-ins from this browser. Please try again later.',
};

/** Addresses that an account has signed in from: what others do in their network or to the account is not held against them. */
export const knownAddress: RateLimitRule = {
  name: `${signInRulePrefix}-known`,
  points: 1,
  durationSeconds: 30 * daySeconds,
  message: 'This account has signed in from here.',
};

/** Tries for one account from all addresses together; they are slowed down, never refused. */
export const perAccount: RateLimitRule = {
  name: `${signInRulePrefix}-account`,
  points: 10,
  durationSeconds: hourSeconds,
  message: 'Too many sign-ins.',
};

const firstDelayMs = 250;
const longestDelayMs = 8_000;

/** How long a try waits before its password is looked at: nothing at first, then doubling up to eight seconds. */
export function signInDelayMs(triesThisHour: number): number {
  const excess = triesThisHour - perAccount.points;
  return excess <= 0 ? 0 : Math.min(firstDelayMs * 2 ** (excess - 1), longestDelayMs);
}
