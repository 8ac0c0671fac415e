import { createHash, randomInt } from 'node:crypto';
import type { Keyring } from '../../../server/keyring/keyring.ts';
import { keptDays } from '../../../shared/retention.ts';
import { daySeconds } from '../../../shared/time/durations.ts';
import { developerLimits } from '../../developers/developer-limits.ts';

export const codeLifetimeMs = 10 * 60_000;

/** Cookie lifetime: one day after a code request, longer after a sign-in. */
export const askerLifetimeSeconds = daySeconds;
export const knownBrowserLifetimeSeconds = keptDays.knownBrowsers * daySeconds;

export function makeCode(): string {
  const { codeLength } = developerLimits;
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Bound to the phone number. The key is not in the database: without it, all million codes could be tried in a second. */
export function hashCode(keyring: Keyring, phoneNumber: string, code: string): string {
  return keyring.fingerprint(`sign-in code of ${phoneNumber}: ${code}`);
}

export function hashBrowserId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
