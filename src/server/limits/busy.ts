import type { Wait } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import type { ShareLimits } from './shares.ts';

/** Callers that ask again at once would otherwise make more work of their refusals than of their requests. */
const refusalDelayMs = 1_000;
const retryAfterSeconds = 2;

/** The refusal for want of room. @param reason what is full */
export function siteIsBusy(reason: string): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', 'The site is very busy. Please try again.', {
    retryAfterSeconds,
    reason,
  });
}

/** The refusal of a caller that has its share of the room. */
export function callerIsBusy(reason: string): DomainError {
  return new DomainError(
    'TOO_MANY_REQUESTS',
    'Too many requests at once from your network. Please try again in a moment.',
    { retryAfterSeconds, reason },
  );
}

/** Both refusals, for limits of this name. */
export function refusalsFor(reason: string): Pick<ShareLimits, 'full' | 'beyondShare'> {
  return { full: () => siteIsBusy(reason), beyondShare: () => callerIsBusy(reason) };
}

/** Lets a refusal take its time. */
export async function holdBack(wait: Wait): Promise<void> {
  await wait(refusalDelayMs);
}
