import { dayMs } from '../../../shared/time/durations.ts';

const monthDays = 30;

/** Days between the checks that find nothing. One host that is down over a weekend costs no mark. */
const retryDays = [1, 3] as const;

/** The check that takes the mark away. */
export const mostFailures = retryDays.length + 1;

export function nextRecheckAt(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + monthDays * dayMs);
}

/** Null when the mark falls off. */
export function nextTryAt(checkedAt: Date, failures: number): Date | null {
  const days = retryDays[failures - 1];
  return days === undefined ? null : new Date(checkedAt.getTime() + days * dayMs);
}
