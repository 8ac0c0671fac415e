import type { Limit } from '../../shared/limits/limit.ts';
import { limitRefusals, slotRefusals } from '../../shared/words/limits.ts';
import type { Wait } from '../clock.ts';
import { DomainError } from '../domain-error.ts';

/** Callers that ask again at once would otherwise make more work of their refusals than of their requests. */
const refusalDelayMs = 1_000;

const texts: Readonly<Record<string, string>> = limitRefusals;

/** The answer to a caller who has reached a limit. */
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

/** Lets a refusal take its time. */
export async function holdBack(wait: Wait): Promise<void> {
  await wait(refusalDelayMs);
}
