import ICAL from 'ical.js';
import { DomainError } from '../../../../server/domain-error.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { type CalendarZone, type Instants, wallOf, zoneOf } from './calendar-zones.ts';

export interface Stretch {
  startMs: number;
  endMs: number;
}

/** Start of an event in the calendar's own clock. */
export interface Occurrence extends Instants {
  wallMs: number;
}

export interface Span {
  /** Time that passes. */
  exactMs: number;
  /** Difference of the clocks. The two differ when clocks are set in between. */
  wallMs: number;
}

/** Bounds the work of a whole calendar. */
export interface Steps {
  left: number;
}

/** Wall times differ from instants by less than a day. */
const marginMs = 2 * dayMs;

/** Calendars of a whole life stay far below. */
export const mostSteps = 200_000;

function step(steps: Steps): void {
  steps.left -= 1;
  if (steps.left < 0) throw new DomainError('BAD_REQUEST', 'This calendar repeats too often.');
}

export function startOf(event: ICAL.Component, floating: CalendarZone, name = 'dtstart') {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return null;
  const zone = zoneOf(property, value, floating);
  const wallMs = wallOf(value);
  const zoneName = property.getFirstParameter('tzid') ?? String(value.zone?.tzid);
  return { value, zone, zoneName, occurrence: { wallMs, ...zone(wallMs) } };
}

/** Length of an event: its end, its duration, or a whole day for a day without either. */
export function spanOf(event: ICAL.Component, floating: CalendarZone): Span {
  const start = startOf(event, floating);
  const end = startOf(event, floating, 'dtend');
  if (start && end) {
    const isInOneZone = start.zoneName === end.zoneName;
    const exactMs = isInOneZone
      ? end.occurrence.usualMs - start.occurrence.usualMs
      : end.occurrence.latestMs - start.occurrence.earliestMs;
    const wallMs = isInOneZone ? end.occurrence.wallMs - start.occurrence.wallMs : exactMs;
    return { exactMs, wallMs };
  }
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    const ms = duration.toSeconds() * 1_000;
    return { exactMs: ms, wallMs: ms };
  }
  const ms = start?.value.isDate ? dayMs : 0;
  return { exactMs: ms, wallMs: ms };
}

/** Takes the longer reading where clocks are set during the event: a free time must never lie in a busy one. */
export function stretchOf(start: Occurrence, span: Span, zone: CalendarZone): Stretch {
  const endMs = Math.max(start.latestMs + span.exactMs, zone(start.wallMs + span.wallMs).latestMs);
  return { startMs: start.earliestMs, endMs };
}

/** Instants of a property with several dates, such as EXDATE, and periods of RDATE. */
function datesOf(event: ICAL.Component, name: string, floating: CalendarZone) {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value) => {
      const start = value instanceof ICAL.Period ? value.start : value;
      if (!(start instanceof ICAL.Time)) return [];
      const zone = zoneOf(property, start, floating);
      const wallMs = wallOf(start);
      const span = value instanceof ICAL.Period ? value.getDuration().toSeconds() * 1_000 : null;
      return [{ occurrence: { wallMs, ...zone(wallMs) }, zone, span }];
    }),
  );
}

function* ruleOccurrences(
  rule: ICAL.Recur,
  start: NonNullable<ReturnType<typeof startOf>>,
  window: Stretch & { spanMs: number },
  steps: Steps,
): Generator<Occurrence> {
  const { until } = rule;
  const untilMs = until && lastInstant(until, start.zone);
  const lastMs = Math.min(window.endMs, untilMs ?? window.endMs) + marginMs;
  const bounded = rule.clone();
  // The end is compared as an instant below, since the library would compare a clock with UTC. This one only ends its search.
  bounded.until = ICAL.Time.fromJSDate(new Date(lastMs), true);
  const first = start.value.clone();
  first.zone = ICAL.Timezone.localTimezone;
  const iterator = bounded.iterator(first);
  for (let next = iterator.next(); next; next = iterator.next()) {
    step(steps);
    const wallMs = wallOf(next);
    if (wallMs > lastMs) return;
    if (wallMs + window.spanMs < window.startMs - marginMs) continue;
    const occurrence = { wallMs, ...start.zone(wallMs) };
    if (untilMs !== null && occurrence.usualMs > untilMs) return;
    yield occurrence;
  }
}

function lastInstant(until: ICAL.Time, zone: CalendarZone): number {
  const wallMs = wallOf(until);
  // A day as the end includes that day.
  if (until.isDate) return zone(wallMs + dayMs - 1).latestMs;
  return until.zone === ICAL.Timezone.utcTimezone ? wallMs : zone(wallMs).latestMs;
}

/**
 * Returns the starts of an event within the window, with its repetitions and without its exceptions. Periods of RDATE have
 * lengths of their own.
 */
export function occurrencesOf(
  event: ICAL.Component,
  floating: CalendarZone,
  window: Stretch & { spanMs: number },
  steps: Steps,
): { occurrences: Occurrence[]; periods: Stretch[] } {
  const start = startOf(event, floating);
  if (!start) return { occurrences: [], periods: [] };
  const added = datesOf(event, 'rdate', floating);
  const left = new Set<number>();
  const leftDays = new Set<number>();
  for (const { occurrence } of datesOf(event, 'exdate', floating)) {
    step(steps);
    left.add(occurrence.usualMs);
  }
  for (const property of event.getAllProperties('exdate')) {
    for (const value of property.getValues()) {
      if (value instanceof ICAL.Time && value.isDate) leftDays.add(wallOf(value));
    }
  }
  const isLeft = ({ usualMs, wallMs }: Occurrence) =>
    left.has(usualMs) || (start.value.isDate && leftDays.has(wallMs));
  const found = new Map<number, Occurrence>();
  const add = (occurrence: Occurrence) => {
    if (!isLeft(occurrence)) found.set(occurrence.usualMs, occurrence);
  };
  add(start.occurrence);
  for (const rule of event.getAllProperties('rrule')) {
    const value = rule.getFirstValue();
    if (!(value instanceof ICAL.Recur)) continue;
    for (const occurrence of ruleOccurrences(value, start, window, steps)) add(occurrence);
  }
  for (const { occurrence, span } of added) {
    step(steps);
    if (span === null) add(occurrence);
  }
  const periods = added.flatMap(({ occurrence, span, zone }) =>
    span === null || isLeft(occurrence)
      ? []
      : [stretchOf(occurrence, { exactMs: span, wallMs: span }, zone)],
  );
  return { occurrences: [...found.values()], periods };
}
