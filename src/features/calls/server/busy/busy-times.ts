import ICAL from 'ical.js';
import { DomainError } from '../../../../server/domain-error.ts';
import { type CalendarZone, namedZone } from './calendar-zones.ts';
import {
  mostSteps,
  type Occurrence,
  occurrencesOf,
  type Steps,
  type Stretch,
  spanOf,
  startOf,
  stretchOf,
} from './occurrences.ts';

export interface CalendarText {
  text: string;
  /** Zone of days and of times without a zone. */
  timeZone: string;
  window: Stretch;
  /** Host name in the UIDs of calls of this site, which are known already. */
  ownHost: string;
}

/** More than five stretches an hour for two months. */
const mostStretches = 8_000;

const unreadable = (cause?: unknown) =>
  new DomainError('BAD_REQUEST', 'This is no calendar.', { cause });

/**
 * Returns when a calendar (RFC 5545) is busy, merged and in order.
 * @throws DomainError BAD_REQUEST for a text that is no whole calendar, or repeats too often
 */
export function busyTimesOf({ text, timeZone, window, ownHost }: CalendarText): Stretch[] {
  const floating = namedZone(timeZone);
  const steps = { left: mostSteps };
  const stretches = calendarsIn(text).flatMap((calendar) => [
    ...busyEvents(calendar, { floating, window, ownHost, steps }),
    ...freeBusyPeriods(calendar),
  ]);
  return merged(
    stretches.filter(({ startMs, endMs }) => endMs > startMs),
    window,
  );
}

function calendarsIn(text: string): ICAL.Component[] {
  let parsed: unknown[];
  try {
    parsed = ICAL.parse(text.replace(/^\uFEFF/, '').trim());
  } catch (cause) {
    throw unreadable(cause);
  }
  const all = Array.isArray(parsed[0]) ? parsed : [parsed];
  const calendars = all.map((one) => new ICAL.Component(one as never));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) {
    throw unreadable();
  }
  return calendars;
}

interface Reading {
  floating: CalendarZone;
  window: Stretch;
  ownHost: string;
  steps: Steps;
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();

function isBusy(event: ICAL.Component): boolean {
  return (
    textOf(event, 'transp') !== 'TRANSPARENT' &&
    textOf(event, 'status') !== 'CANCELLED' &&
    textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

const ownUid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@(.+)$/i;

/** Events of one UID: the first entry and the changes of single occurrences. */
function byUid(calendar: ICAL.Component, ownHost: string): ICAL.Component[][] {
  const groups = new Map<string, ICAL.Component[]>();
  for (const [index, event] of calendar.getAllSubcomponents('vevent').entries()) {
    const uid = String(event.getFirstPropertyValue('uid') ?? index);
    if (ownUid.exec(uid)?.[1] === ownHost) continue;
    const group = groups.get(uid);
    if (group) group.push(event);
    else groups.set(uid, [event]);
  }
  return [...groups.values()];
}

function busyEvents(calendar: ICAL.Component, reading: Reading): Stretch[] {
  return byUid(calendar, reading.ownHost).flatMap((events) => {
    const changes = events.flatMap((event) => {
      const changed = startOf(event, reading.floating, 'recurrence-id');
      return changed ? [{ event, changed: changed.occurrence, isOnward: isOnward(event) }] : [];
    });
    const others = events.filter((event) => !event.hasProperty('recurrence-id'));
    return [
      ...changes.flatMap(({ event }) => ownStretches(event, reading)),
      ...others.flatMap((event) => seriesStretches(event, changes, reading)),
    ];
  });
}

interface Change {
  event: ICAL.Component;
  changed: Occurrence;
  isOnward: boolean;
}

function isOnward(event: ICAL.Component): boolean {
  const range = event.getFirstProperty('recurrence-id')?.getFirstParameter('range');
  return range?.toUpperCase() === 'THISANDFUTURE';
}

function ownStretches(event: ICAL.Component, { floating }: Reading): Stretch[] {
  const start = startOf(event, floating);
  if (!start || !isBusy(event)) return [];
  return [stretchOf(start.occurrence, spanOf(event, floating), start.zone)];
}

function seriesStretches(
  event: ICAL.Component,
  changes: readonly Change[],
  { floating, window, steps }: Reading,
): Stretch[] {
  const start = startOf(event, floating);
  if (!start) return [];
  const span = spanOf(event, floating);
  const spanMs = Math.max(span.exactMs, span.wallMs);
  const { occurrences, periods } = occurrencesOf(event, floating, { ...window, spanMs }, steps);
  const changed = new Set(changes.map(({ changed: { usualMs } }) => usualMs));
  const unchanged = occurrences.filter(({ usualMs }) => !changed.has(usualMs));
  return [
    ...(isBusy(event) ? unchanged.map((one) => stretchOf(one, span, start.zone)) : []),
    ...(isBusy(event) ? periods : []),
    ...changes.flatMap((change) =>
      change.isOnward && isBusy(change.event) ? moved(unchanged, change, floating) : [],
    ),
  ];
}

/** Later occurrences keep their former times busy too: whether they moved depends on the program that wrote the calendar. */
function moved(
  occurrences: readonly Occurrence[],
  { event, changed }: Change,
  floating: CalendarZone,
): Stretch[] {
  const start = startOf(event, floating);
  if (!start) return [];
  const span = spanOf(event, floating);
  const shiftMs = start.occurrence.wallMs - changed.wallMs;
  return occurrences
    .filter(({ usualMs }) => usualMs > changed.usualMs)
    .map(({ wallMs }) => wallMs + shiftMs)
    .map((wallMs) => stretchOf({ wallMs, ...start.zone(wallMs) }, span, start.zone));
}

function freeBusyPeriods(calendar: ICAL.Component): Stretch[] {
  const all = calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((one) => one.getAllProperties('freebusy'));
  return all
    .filter((property) => property.getFirstParameter('fbtype')?.toUpperCase() !== 'FREE')
    .flatMap((property) =>
      property.getValues().flatMap((period) => {
        if (!(period instanceof ICAL.Period)) return [];
        const startMs = period.start.toUnixTime() * 1_000;
        return [{ startMs, endMs: startMs + period.getDuration().toSeconds() * 1_000 }];
      }),
    );
}

/** @throws DomainError BAD_REQUEST when there are more than a person can have */
function merged(stretches: readonly Stretch[], window: Stretch): Stretch[] {
  const inWindow = stretches
    .filter(({ startMs, endMs }) => endMs > window.startMs && startMs < window.endMs)
    .sort((one, other) => one.startMs - other.startMs);
  const all: Stretch[] = [];
  for (const { startMs, endMs } of inWindow) {
    const last = all.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else all.push({ startMs, endMs });
  }
  if (all.length > mostStretches) {
    throw new DomainError('BAD_REQUEST', 'This calendar has too many entries.');
  }
  return all;
}
