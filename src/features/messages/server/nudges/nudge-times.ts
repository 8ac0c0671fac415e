import { dayMs, hourMs } from '../../../../shared/durations.ts';
import { wallTimeAt } from '../../../calls/server/zoned-time.ts';
import { nudgeCaps, nudgeHours } from '../../nudges.ts';

/** How many of the last nudges cap the next. */
export const rememberedNudges = nudgeCaps.perDay;

/** The first moment from this one on at which a text message wakes nobody. */
export function afterNight(at: Date, timeZone: string): Date {
  const atMs = at.getTime();
  const timeOfDayMs = ((wallTimeAt(atMs, timeZone) % dayMs) + dayMs) % dayMs;
  const fromMs = nudgeHours.from * hourMs;
  if (timeOfDayMs < fromMs) return new Date(atMs + fromMs - timeOfDayMs);
  return timeOfDayMs >= nudgeHours.to * hourMs ? new Date(atMs + dayMs - timeOfDayMs + fromMs) : at;
}

/**
 * When a developer may be nudged next: one an hour, three a day, and by text message not at night.
 * @param nudgedAt the last ones, the latest first
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
