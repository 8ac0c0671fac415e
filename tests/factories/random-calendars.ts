import { Temporal } from 'temporal-polyfill';
import { dayMs, hourMs, minuteMs } from '../../src/shared/time/durations.ts';
import { calendarOf } from '../mocks/calendar-server.ts';

export interface BusyStretch {
  startMs: number;
  endMs: number;
}

const zones = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Sydney', 'Asia/Kolkata'],
  ...['Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Auckland', 'UTC'],
];

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Wall times are ms, written as if they were UTC. */
function instantOf(wallMs: number, zone: string): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(wallMs)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime();
  return wall.toZonedDateTime(zone).epochMilliseconds;
}

const digits = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const localTime = (ms: number) => digits(ms).slice(0, 15);
const localDay = (ms: number) => digits(ms).slice(0, 8);

interface Rule {
  text: string;
  walls: number[];
}

type Pick = <Item>(items: readonly [Item, ...Item[]]) => Item;

interface Dice {
  random: () => number;
  upTo: (most: number) => number;
  pick: Pick;
}

function diceOf(random: () => number): Dice {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  return { random, upTo, pick: (items) => items[upTo(items.length - 1)] ?? items[0] };
}

/** Starts of a repetition until well after the offered days, counted without the library that the site uses. */
function ruleOf({ upTo, pick }: Dice, startMs: number, endMs: number): Rule {
  const interval = 1 + upTo(2);
  const all: number[] = [];
  const frequency = pick(['DAILY', 'WEEKLY', 'MONTHLY'] as const);
  let parts = `FREQ=${frequency};INTERVAL=${interval}`;
  if (frequency === 'DAILY') {
    for (let wall = startMs; wall < endMs; wall += interval * dayMs) all.push(wall);
  } else if (frequency === 'WEEKLY') {
    const own = new Date(startMs).getUTCDay();
    const days = [...new Set([own, upTo(6), upTo(6)])];
    parts += `;WKST=MO;BYDAY=${days.map((day) => weekdayNames[day]).join(',')}`;
    const monday = startMs - ((own + 6) % 7) * dayMs;
    for (let week = monday; week < endMs; week += 7 * interval * dayMs) {
      for (let day = 0; day < 7; day += 1) {
        const wall = week + day * dayMs;
        if (wall >= startMs && days.includes(new Date(wall).getUTCDay())) all.push(wall);
      }
    }
  } else {
    for (let month = 0; ; month += interval) {
      const at = new Date(startMs);
      at.setUTCMonth(at.getUTCMonth() + month);
      if (at.getTime() >= endMs) break;
      all.push(at.getTime());
    }
  }
  if (upTo(2) > 0) return { text: `RRULE:${parts}`, walls: all };
  const count = 1 + upTo(Math.min(all.length, 60));
  return { text: `RRULE:${parts};COUNT=${count}`, walls: all.slice(0, count) };
}

interface RandomEvent {
  entries: string[][];
  busy: BusyStretch[];
}

function allDayEvent({ upTo }: Dice, nowMs: number, ownerZone: string): RandomEvent {
  const first = Math.floor(nowMs / dayMs) * dayMs + upTo(14) * dayMs;
  const last = first + (1 + upTo(1)) * dayMs;
  return {
    entries: [[`DTSTART;VALUE=DATE:${localDay(first)}`, `DTEND;VALUE=DATE:${localDay(last)}`]],
    busy: [{ startMs: instantOf(first, ownerZone), endMs: instantOf(last, ownerZone) }],
  };
}

function timedEvent(dice: Dice, nowMs: number, ownerZone: string, uid: string): RandomEvent {
  const { random, upTo, pick } = dice;
  const isFloating = upTo(9) === 0;
  const zone = isFloating ? ownerZone : pick(zones as [string, ...string[]]);
  const when = (name: string, wallMs: number) => {
    if (isFloating) return `${name}:${localTime(wallMs)}`;
    if (zone === 'UTC') return `${name}:${digits(wallMs)}`;
    return `${name};TZID=${zone}:${localTime(wallMs)}`;
  };
  const minuteOfDay = 15 * upTo(95);
  // Days of the month that every month has.
  const at = new Date(nowMs + (upTo(60) - 45) * dayMs);
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), Math.min(28, at.getUTCDate()));
  const startWall = day + minuteOfDay * minuteMs;
  const lengthMs = 15 * (1 + upTo(11)) * minuteMs;
  const isRepeated = random() < 0.6;
  const rule = isRepeated ? ruleOf(dice, startWall, nowMs + 30 * dayMs) : null;
  const walls = new Set(rule?.walls ?? [startWall]);
  const lines = [
    `UID:${uid}`,
    when('DTSTART', startWall),
    random() < 0.5 ? `DURATION:PT${lengthMs / minuteMs}M` : when('DTEND', startWall + lengthMs),
    ...(rule ? [rule.text] : []),
  ];
  const entries = [lines];
  const stretch = (wallMs: number, ms = lengthMs): BusyStretch => {
    const startMs = instantOf(wallMs, zone);
    return { startMs, endMs: startMs + ms };
  };
  const busy: BusyStretch[] = [];
  for (const wall of rule ? rule.walls.slice(1) : []) {
    const fate = random();
    if (fate < 0.1) {
      walls.delete(wall);
      lines.push(fate < 0.05 ? when('EXDATE', wall) : `EXDATE:${digits(instantOf(wall, zone))}`);
    } else if (fate < 0.2) {
      walls.delete(wall);
      const moved = wall + (1 + upTo(8)) * hourMs;
      entries.push([
        `UID:${uid}`,
        when('RECURRENCE-ID', wall),
        when('DTSTART', moved),
        `DURATION:PT30M`,
        ...(fate < 0.13 ? ['STATUS:CANCELLED'] : []),
      ]);
      if (fate >= 0.13) busy.push(stretch(moved, 30 * minuteMs));
    }
  }
  const isFree = random() < 0.1;
  if (isFree) lines.push('TRANSP:TRANSPARENT');
  else busy.push(...[...walls].map((wall) => stretch(wall)));
  return { entries, busy };
}

/** A calendar around a moment, and when it is busy. */
export function randomCalendar(
  random: () => number,
  { nowMs, ownerZone }: { nowMs: number; ownerZone: string },
): { text: string; busy: BusyStretch[] } {
  const dice = diceOf(random);
  const events = Array.from({ length: 3 + dice.upTo(9) }, (_, index) =>
    random() < 0.1
      ? allDayEvent(dice, nowMs, ownerZone)
      : timedEvent(dice, nowMs, ownerZone, `${index}@random.example`),
  );
  return {
    text: calendarOf(...events.flatMap(({ entries }) => entries)),
    busy: events.flatMap(({ busy }) => busy),
  };
}
