import { dayMs, minuteMs } from '../../../shared/time/durations.ts';
import type { CallSettings } from '../calls.ts';
import { stretchBetween, wallTimeAt } from './zoned-time.ts';

type CallTimes = Pick<
  CallSettings,
  | 'timeZone'
  | 'hours'
  | 'lengthMinutes'
  | 'bufferMinutes'
  | 'bufferBeforeMinutes'
  | 'callsPerDay'
  | 'noticeHours'
  | 'daysAhead'
  | 'daysOff'
>;

export interface TakenTime {
  blockedFrom: Date;
  blockedUntil: Date;
}

export interface TakenCall extends TakenTime {
  startsAt: Date;
}

/** Returns the start times of one day in ms. Ignores notice and other calls. */
function startsOnDay(times: CallTimes, dayWallMs: number): number[] {
  const date = new Date(dayWallMs).toISOString().slice(0, 10);
  if (times.daysOff.some(({ from, to }) => from <= date && date <= to)) return [];
  const weekday = new Date(dayWallMs).getUTCDay() || 7;
  const lengthMs = times.lengthMinutes * minuteMs;
  const starts = times.hours
    .filter((hours) => hours.weekday === weekday)
    .flatMap(({ fromMinutes, toMinutes }) => {
      const fromWallMs = dayWallMs + fromMinutes * minuteMs;
      const toWallMs = dayWallMs + toMinutes * minuteMs;
      const { fromMs, toMs } = stretchBetween(fromWallMs, toWallMs, times.timeZone);
      const count = Math.max(0, Math.floor((toMs - fromMs) / lengthMs));
      const all = Array.from({ length: count }, (_, index) => fromMs + index * lengthMs);
      if (toMs - fromMs <= toWallMs - fromWallMs) return all;
      // When clocks are set back in this stretch, some starts fall outside the hours that clocks show.
      const isWithin = (instantMs: number) => {
        const wallMs = wallTimeAt(instantMs, times.timeZone);
        return fromWallMs <= wallMs && wallMs < toWallMs;
      };
      return all.filter((start) => isWithin(start) && isWithin(start + lengthMs - 1));
    });
  return starts.sort((one, other) => one - other);
}

/** Start of the owner's day as wall time in ms, written as if it were UTC. */
function dayOf(instantMs: number, timeZone: string): number {
  return Math.floor(wallTimeAt(instantMs, timeZone) / dayMs) * dayMs;
}

function bookable(times: CallTimes, now: Date): { firstMs: number; lastMs: number } {
  return {
    firstMs: now.getTime() + times.noticeHours * 60 * minuteMs,
    lastMs: now.getTime() + times.daysAhead * dayMs,
  };
}

export function spanOf(
  {
    lengthMinutes,
    bufferMinutes,
    bufferBeforeMinutes,
  }: Pick<CallTimes, 'lengthMinutes' | 'bufferMinutes' | 'bufferBeforeMinutes'>,
  startsAt: Date,
): TakenTime & { endsAt: Date } {
  const startsMs = startsAt.getTime();
  const endsMs = startsMs + lengthMinutes * minuteMs;
  return {
    blockedFrom: new Date(startsMs - bufferBeforeMinutes * minuteMs),
    endsAt: new Date(endsMs),
    blockedUntil: new Date(endsMs + bufferMinutes * minuteMs),
  };
}

function isTaken(times: CallTimes, startsAt: Date, taken: readonly TakenTime[]): boolean {
  const { blockedFrom, blockedUntil } = spanOf(times, startsAt);
  return taken.some(
    (other) => blockedFrom < other.blockedUntil && other.blockedFrom < blockedUntil,
  );
}

/** Times that calendars leave free. `until` is the end of what is known, null for no end. */
export interface Knowledge {
  busy: readonly TakenTime[];
  until: Date | null;
}

const untouched: Knowledge = { busy: [], until: null };

function isKnown(times: CallTimes, startsAt: Date, until: Date | null): boolean {
  return until === null || spanOf(times, startsAt).blockedUntil <= until;
}

/** @param calls booked ones, also those of the day that are over */
export function isDayFull(
  { timeZone, callsPerDay }: Pick<CallTimes, 'timeZone' | 'callsPerDay'>,
  startsAt: Date,
  calls: readonly TakenCall[],
): boolean {
  if (callsPerDay === 0) return false;
  const startMs = startsAt.getTime();
  const day = dayOf(startMs, timeZone);
  const ofDay = calls
    .map((call) => call.startsAt.getTime())
    .filter((ms) => Math.abs(ms - startMs) < 2 * dayMs && dayOf(ms, timeZone) === day);
  return ofDay.length >= callsPerDay;
}

/** Checks hours, notice, the last bookable day and calendars. Ignores booked calls. */
export function isOffered(
  times: CallTimes,
  startsAt: Date,
  now: Date,
  { busy, until }: Knowledge = untouched,
): boolean {
  if (!isKnown(times, startsAt, until) || isTaken(times, startsAt, busy)) return false;
  const startMs = startsAt.getTime();
  const { firstMs, lastMs } = bookable(times, now);
  if (startMs < firstMs || startMs > lastMs) return false;
  return startsOnDay(times, dayOf(startMs, times.timeZone)).includes(startMs);
}

/** Busy calendars have thousands of times, so each day compares only those near it. */
function takenAround(dayWallMs: number, taken: readonly TakenTime[]): readonly TakenTime[] {
  const [from, to] = [new Date(dayWallMs - dayMs), new Date(dayWallMs + 3 * dayMs)];
  return taken.filter(({ blockedFrom, blockedUntil }) => blockedFrom < to && blockedUntil > from);
}

/**
 * Returns free start times on at most `maxDays` days.
 * @returns `nextFrom`: first slot of the next page, null after the last
 */
export function freeSlots(
  times: CallTimes,
  input: {
    now: Date;
    from?: Date | undefined;
    taken: readonly TakenCall[];
    known?: Knowledge;
    maxDays: number;
  },
): { slots: Date[]; nextFrom: Date | null } {
  const { firstMs, lastMs } = bookable(times, input.now);
  const earliestMs = Math.max(firstMs, input.from?.getTime() ?? firstMs);
  const { busy, until } = input.known ?? untouched;
  const taken: readonly TakenTime[] = [...input.taken, ...busy];
  const slots: Date[] = [];
  let days = 0;
  const lastDay = dayOf(lastMs, times.timeZone);
  for (let day = dayOf(earliestMs, times.timeZone); day <= lastDay; day += dayMs) {
    const ofDay = takenAround(day, taken);
    const free = startsOnDay(times, day)
      .filter((start) => start >= earliestMs && start <= lastMs)
      .map((start) => new Date(start))
      .filter((start) => isKnown(times, start, until) && !isTaken(times, start, ofDay));
    if (!free[0] || isDayFull(times, free[0], input.taken)) continue;
    if (days === input.maxDays) return { slots, nextFrom: free[0] ?? null };
    slots.push(...free);
    days += 1;
  }
  return { slots, nextFrom: null };
}
