import type { Wait } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { retryAfterSeconds } from './errors.ts';

/** Callers that ask again at once would otherwise make more work of their refusals than of their requests. */
const refusalDelayMs = 1_000;

/** The refusal for want of room. */
export function siteIsBusy(): DomainError {
  return new DomainError('SERVICE_UNAVAILABLE', 'The site is very busy. Please try again.', {
    retryAfterSeconds,
  });
}

/** The refusal of a caller that has its share of the room. */
export function callerIsBusy(): DomainError {
  return new DomainError(
    'TOO_MANY_REQUESTS',
    'Too many requests at once from your network. Please try again in a moment.',
    { retryAfterSeconds },
  );
}

/** Lets a refusal take its time. */
export async function holdBack(wait: Wait): Promise<void> {
  await wait(refusalDelayMs);
}
