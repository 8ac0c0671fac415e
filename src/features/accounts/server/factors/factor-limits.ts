import { signInRulePrefix } from '../../../../server/auth/admin-sign-in-limits.ts';
import type { RateLimitRule } from '../../../../server/limits/rate-limits.ts';
import { daySeconds, hourSeconds } from '../../../../shared/durations.ts';

/** Challenges are rows: nobody fills the table with them. */
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
 * Codes of an authenticator app that are tried for one account from where it has not signed in before. Three of a
 * million are right at a time, and who tries knows the password: this makes it less than 1 in 15,000 a day.
 */
export const codesPerAccount: RateLimitRule = {
  name: `${signInRulePrefix}-codes`,
  points: 20,
  durationSeconds: daySeconds,
  message:
    'Too many codes were tried for this account. Use a passkey or a recovery code, or sign in from where you have before.',
};
