import { createHash, randomInt } from 'node:crypto';
import type { Keyring } from '../../../server/keyring/keyring.ts';
import { daySeconds } from '../../../shared/durations.ts';
import { keptDays } from '../../../shared/retention.ts';
import { developerLimits } from '../../developers/developer-limits.ts';

/** How long a code can be used. */
export const codeLifetimeMs = 10 * 60_000;

/** A browser that asked is told apart for this long; one that signed in for as long as browsers keep cookies. */
export const askerLifetimeSeconds = daySeconds;
export const knownBrowserLifetimeSeconds = keptDays.knownBrowsers * daySeconds;

/** A new code: six digits, all of them equally likely. */
export function makeCode(): string {
  const { codeLength } = developerLimits;
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/**
 * The stored form of a code: bound to its number, so that a code stands for nothing elsewhere, and made with a key that is not in
 * the database, because a million codes are tried in a second.
 */
export function hashCode(keyring: Keyring, phoneNumber: string, code: string): string {
  return keyring.fingerprint(`sign-in code of ${phoneNumber}: ${code}`);
}

/** What is stored of the id in a browser's cookie. */
export function hashBrowserId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
