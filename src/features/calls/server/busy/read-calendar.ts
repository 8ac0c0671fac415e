import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { type CalendarFault, callCalendarTypes } from '../../call-calendars.ts';
import { callLimits } from '../../calls.ts';
import { busyTimes } from './busy-task.ts';
import type { Reading } from './calendars.queries.ts';

/** Calendars of ten busy years stay below. */
const maxBytes = 6 * 1024 * 1024;
const timeoutMs = 15_000;

/** Covers a call that is going on, its pauses, and all days that can be offered until the calendar is read again. */
const pastMs = dayMs;
const aheadMs = (callLimits.daysAhead + 2) * dayMs;

export type CalendarReading =
  | { outcome: 'read'; reading: Reading }
  | { outcome: 'failed'; fault: CalendarFault; cause: unknown };

const failed = (fault: CalendarFault, cause?: unknown): CalendarReading => ({
  outcome: 'failed',
  fault,
  cause,
});

/**
 * Reads when a calendar is busy.
 * @param timeZone of days and of times without a zone
 * @throws the reason of the signal, and DomainError SERVICE_UNAVAILABLE when too many texts wait
 */
export async function readCalendar(
  {
    guardedFetch,
    textWork,
    clock,
    settings,
  }: Pick<Deps, 'guardedFetch' | 'textWork' | 'clock' | 'settings'>,
  { address, timeZone }: { address: string; timeZone: string },
  signal?: AbortSignal,
): Promise<CalendarReading> {
  const readAt = clock.now();
  const options = { maxBytes, timeoutMs, accept: 'text/calendar', ...(signal && { signal }) };
  const answer = await guardedFetch.read(address, options);
  signal?.throwIfAborted();
  if (answer.outcome === 'unavailable') return failed('unreachable', answer.cause);
  if (answer.outcome !== 'read') return failed(answer.outcome);
  if (!callCalendarTypes.test(answer.contentType)) return failed('noCalendar');
  const readUntil = new Date(readAt.getTime() + aheadMs);
  try {
    const busy = await textWork.run(busyTimes, {
      text: new TextDecoder().decode(answer.bytes),
      timeZone,
      window: { startMs: readAt.getTime() - pastMs, endMs: readUntil.getTime() },
      ownHost: new URL(settings.siteOrigin).hostname,
    });
    return {
      outcome: 'read',
      reading: {
        busyTimes: busy.map(({ startMs, endMs }) => [startMs, endMs]),
        readAt,
        readUntil,
      },
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE') throw error;
    return failed('noCalendar', error);
  }
}
