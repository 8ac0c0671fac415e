import type { RateLimitRule } from '../../../../server/limits/rate-limits.ts';
import { daySeconds, hourSeconds } from '../../../../shared/durations.ts';
import { signInRulePrefix } from '../admin-sign-in-limits.ts';

/** Each challenge is a database row: limits how many one address can create. */
export const challengesPerAddress: RateLimitRule = {
  name: `${signInRulePrefix}-challenge-address`,
  points: 60,
  durationSeconds: hourSeconds,
  message: 'Too many tries with a passkey. Please try again later.',
};

export const challengesPerNetwork: RateLimitRule = {
  ...challengesPerAddress,
  name: `${signInRulePrefix}-challenge-network`,
  points: 3 * challengesPerAddress.points,
};

/**
 * Limits authenticator codes per account from places without an earlier sign-in. Three of a million codes
 * are valid at a time, so guessing succeeds less than once in 15,000 per day.
 */
export const codesPerAccount: RateLimitRule = {
  name: `${signInRulePrefix}-codes`,
  points: 20,
  durationSeconds: daySeconds,
  message:
    'Too many codes were tried for this account. Use a passkey or a recovery code, or sign in from where you have before.',
};
