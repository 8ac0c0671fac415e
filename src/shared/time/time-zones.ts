import { hourMs } from './durations.ts';

/** IANA names, as browsers report them. Offsets such as "+02:00" are excluded: they have no daylight-saving time. */
const zoneName = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The last place where a day ends is twelve hours behind UTC. */
const dayOverAfterMs = (24 + 12) * hourMs;

/** @param day midnight at its beginning, UTC @returns true when the day is over everywhere on Earth */
export function isDayOver(day: Date, now: Date): boolean {
  return now.getTime() >= day.getTime() + dayOverAfterMs;
}
