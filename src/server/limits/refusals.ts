import type { Limit } from '../../shared/limits/limit.ts';
import { limitRefusals, slotRefusals } from '../../shared/words/limits.ts';
import type { Wait } from '../clock.ts';
import { DomainError } from '../domain-error.ts';

/** Delays each refusal: otherwise a caller that retries at once causes more work by refusals than by requests. */
const refusalDelayMs = 1_000;

const texts: Readonly<Record<string, string>> = limitRefusals;

export function refusalOf(
  { name, answer, retryAfterSeconds = 2 }: Pick<Limit, 'name' | 'answer' | 'retryAfterSeconds'>,
  msBeforeNext = retryAfterSeconds * 1_000,
): DomainError {
  const isBusy = answer === 'busy';
  return new DomainError(
    isBusy ? 'SERVICE_UNAVAILABLE' : 'TOO_MANY_REQUESTS',
    texts[name] ?? slotRefusals[isBusy ? 'busy' : 'tooMany'],
    { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)), reason: name },
  );
}

export async function holdBack(wait: Wait): Promise<void> {
  await wait(refusalDelayMs);
}
