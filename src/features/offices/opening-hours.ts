export const weekdays = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const),
] as const;

export type Weekday = (typeof weekdays)[number];

/** Times of a 24-hour clock: `09:00`. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** A day without hours is closed. */
export type OpeningHours = {
  /** IANA name. */
  timeZone: string;
  remark?: string | null;
} & { readonly [Day in Lowercase<Weekday>]?: DayHours | null };

export interface DaysWithHours {
  days: readonly Weekday[];
  /** Null when it is closed. */
  hours: DayHours | null;
}

export const keyOfDay = (day: Weekday) => day.toLowerCase() as Lowercase<Weekday>;

/** A draft may hold half of the times of a day. */
function hoursOf(hours: OpeningHours, day: Weekday): DayHours | null {
  const ofDay = hours[keyOfDay(day)];
  return ofDay?.opens && ofDay.closes ? ofDay : null;
}

/** Joins neighboring days with the same hours, from Monday on. Empty when no day has hours. */
export function groupedHours(hours: OpeningHours): DaysWithHours[] {
  const groups: { days: Weekday[]; hours: DayHours | null }[] = [];
  for (const day of weekdays) {
    const ofDay = hoursOf(hours, day);
    const last = groups.at(-1);
    if (last && last.hours?.opens === ofDay?.opens && last.hours?.closes === ofDay?.closes) {
      last.days.push(day);
    } else groups.push({ days: [day], hours: ofDay });
  }
  return groups.some((group) => group.hours) ? groups : [];
}
