import { dayMs, hourMs } from '../../../../shared/durations.ts';
import { wallTimeAt } from '../../../calls/server/zoned-time.ts';
import { nudgeCaps, nudgeHours } from '../../nudges.ts';

/** Number of past notifications that the limit looks at. */
export const rememberedNudges = nudgeCaps.perDay;

/** Returns the first time from `at` on that lies within `nudgeHours`. */
export function afterNight(at: Date, timeZone: string): Date {
  const atMs = at.getTime();
  const timeOfDayMs = ((wallTimeAt(atMs, timeZone) % dayMs) + dayMs) % dayMs;
  const fromMs = nudgeHours.from * hourMs;
  if (timeOfDayMs < fromMs) return new Date(atMs + fromMs - timeOfDayMs);
  return timeOfDayMs >= nudgeHours.to * hourMs ? new Date(atMs + dayMs - timeOfDayMs + fromMs) : at;
}

/**
 * Returns the next time at which `nudgeCaps` and, for text messages, `nudgeHours` allow a
 * notification.
 * @param nudgedAt times of the last notifications, newest first
 */
export function nextNudgeAt(
  now: Date,
  { nudgedAt, channel, timeZone }: { nudgedAt: Date[]; channel: 'sms' | 'mail'; timeZone: string },
): Date {
  const [latest] = nudgedAt;
  const lastOfDay = nudgedAt[nudgeCaps.perDay - 1];
  const at = new Date(
    Math.max(
      now.getTime(),
      latest ? latest.getTime() + hourMs / nudgeCaps.perHour : 0,
      lastOfDay ? lastOfDay.getTime() + dayMs : 0,
    ),
  );
  return channel === 'sms' ? afterNight(at, timeZone) : at;
}
