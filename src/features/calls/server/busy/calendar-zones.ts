import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { hourMs } from '../../../../shared/time/durations.ts';
import { isTimeZone } from '../../../../shared/time/time-zones.ts';

/** The instants that a wall time may mean. They differ where clocks are set, and for zones that nobody knows. */
export interface Instants {
  earliestMs: number;
  /** Identifies an occurrence. */
  usualMs: number;
  latestMs: number;
}

export type CalendarZone = (wallMs: number) => Instants;

const exactly = (instantMs: number): Instants => ({
  earliestMs: instantMs,
  usualMs: instantMs,
  latestMs: instantMs,
});

const inUtc: CalendarZone = exactly;

/** Offsets of the world lie between -12 and +14 hours. */
const inUnknownZone: CalendarZone = (wallMs) => ({
  earliestMs: wallMs - 14 * hourMs,
  usualMs: wallMs,
  latestMs: wallMs + 12 * hourMs,
});

export function namedZone(timeZone: string): CalendarZone {
  return (wallMs) => {
    const wall = Temporal.Instant.fromEpochMilliseconds(wallMs)
      .toZonedDateTimeISO('UTC')
      .toPlainDateTime();
    const at = (disambiguation: 'earlier' | 'later' | 'compatible') =>
      wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
    return { earliestMs: at('earlier'), usualMs: at('compatible'), latestMs: at('later') };
  };
}

function describedZone(zone: ICAL.Timezone): CalendarZone {
  return (wallMs) => {
    const wall = ICAL.Time.fromJSDate(new Date(wallMs), true);
    wall.zone = zone;
    return exactly(wall.toUnixTime() * 1_000);
  };
}

/** Wall time in ms, written as if it were UTC. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Prefers the system's own knowledge of a named zone: descriptions in calendars are often old or cut off.
 * @param floating for times without a zone, such as days
 */
export function zoneOf(
  property: ICAL.Property,
  value: ICAL.Time,
  floating: CalendarZone,
): CalendarZone {
  if (value.isDate) return floating;
  const { utcTimezone, localTimezone } = ICAL.Timezone;
  if (value.zone === utcTimezone) return inUtc;
  const name = property.getFirstParameter('tzid');
  if (!name) return floating;
  if (isTimeZone(name)) return namedZone(name);
  const isDescribed = value.zone && value.zone !== localTimezone && value.zone.component;
  return isDescribed ? describedZone(value.zone) : inUnknownZone;
}
