import { hourMs, minuteMs } from '../../../shared/time/durations.ts';

const secondMs = 1_000;

/** Standard Webhooks, "Deliverability and reliability". The last try is five days after the first. */
const pausesMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
  24 * hourMs,
  20 * hourMs + 24 * minuteMs + 55 * secondMs,
];

/** All pauses together. An endpoint that fails for so long is switched off. */
export const longestFailureMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0);

const longestWishMs = 24 * hourMs;

/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): seconds or a date. A wish of more than a day counts as a day, and what
 * cannot be read as none.
 */
function wishedPauseMs(retryAfter: string | null, now: Date): number {
  if (!retryAfter) return 0;
  const wishedMs = /^\d{1,9}$/.test(retryAfter.trim())
    ? Number(retryAfter) * secondMs
    : Date.parse(retryAfter) - now.getTime();
  return Number.isFinite(wishedMs) ? Math.min(Math.max(wishedMs, 0), longestWishMs) : 0;
}

/**
 * @param attempts tries so far, with the one at `now`
 * @returns null when it was tried for five days
 */
export function nextTryAt(
  { attempts, begunAt }: { attempts: number; begunAt: Date },
  { now, retryAfter }: { now: Date; retryAfter: string | null },
): Date | null {
  const pauseMs = pausesMs[attempts - 1];
  if (pauseMs === undefined || now.getTime() - begunAt.getTime() >= longestFailureMs) return null;
  return new Date(now.getTime() + Math.max(pauseMs, wishedPauseMs(retryAfter, now)));
}
