import { minuteMs } from '../../../../shared/time/durations.ts';
import { silenceBeforeChoiceMs } from '../../call-calendars.ts';

/** Covers two missed reads. After that the busy times are too old, even if no read has failed. */
const freshMs = 15 * minuteMs;

/** Tells if a silence is long enough for the owner to decide about it. */
export function mayChoose(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= silenceBeforeChoiceMs;
}

/** Returns since when nobody knows if the calendar is busy, or null. */
export function silentSince(
  { readAt, failingSince }: { readAt: Date; failingSince: Date | null },
  now: Date,
): Date | null {
  if (failingSince) return failingSince;
  return readAt.getTime() < now.getTime() - freshMs ? readAt : null;
}
