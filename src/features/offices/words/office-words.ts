import type { DayHours, Weekday } from '../opening-hours.ts';

const short = (day: Weekday | undefined) => day?.slice(0, 3) ?? '';
const withoutZero = (time: string) => time.replace(/^0/, '');

export const officeWords = {
  map: 'Show on a map',
  hours: (city: string) => `Opening hours: ${city}`,
  /** "Mon–Fri" */
  days: (days: readonly Weekday[]) =>
    days.length > 1 ? `${short(days[0])}–${short(days.at(-1))}` : short(days[0]),
  /** "9:00–17:00" */
  times: (hours: DayHours | null) =>
    hours ? `${withoutZero(hours.opens)}–${withoutZero(hours.closes)}` : 'Closed',
} as const;
