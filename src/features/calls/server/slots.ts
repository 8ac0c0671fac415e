import { dayMs, minuteMs } from '../../../shared/durations.ts';
import type { CallSettings } from '../calls.ts';
import { stretchBetween, wallTimeAt } from './zoned-time.ts';

type CallTimes = Pick<
  CallSettings,
  'timeZone' | 'hours' | 'lengthMinutes' | 'bufferMinutes' | 'noticeHours' | 'daysAhead' | 'daysOff'
>;

/** What a call keeps from others: itself and the time after it. */
export interface TakenTime {
  startsAt: Date;
  blockedUntil: Date;
}

/** Every moment of one day at which a call could begin, by the hours alone. */
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
      // Clocks are set back in it, perhaps to before the hours begin, or after they were over a first time.
      const isWithin = (instantMs: number) => {
        const wallMs = wallTimeAt(instantMs, times.timeZone);
        return fromWallMs <= wallMs && wallMs < toWallMs;
      };
      return all.filter((start) => isWithin(start) && isWithin(start + lengthMs - 1));
    });
  return starts.sort((one, other) => one - other);
}

/** The midnight before a moment, as the owner's calendar has it, written as if it were UTC. */
function dayOf(instantMs: number, timeZone: string): number {
  return Math.floor(wallTimeAt(instantMs, timeZone) / dayMs) * dayMs;
}

/** Between which moments calls can begin that are booked now. */
function bookable(times: CallTimes, now: Date): { firstMs: number; lastMs: number } {
  return {
    firstMs: now.getTime() + times.noticeHours * 60 * minuteMs,
    lastMs: now.getTime() + times.daysAhead * dayMs,
  };
}

/** When a call that begins then ends, and until when no other one begins. */
export function spanOf(
  { lengthMinutes, bufferMinutes }: Pick<CallTimes, 'lengthMinutes' | 'bufferMinutes'>,
  startsAt: Date,
): { endsAt: Date; blockedUntil: Date } {
  const endsMs = startsAt.getTime() + lengthMinutes * minuteMs;
  return { endsAt: new Date(endsMs), blockedUntil: new Date(endsMs + bufferMinutes * minuteMs) };
}

/** Whether a call that begins then would come too close to another one. */
function isTaken(times: CallTimes, startsAt: Date, taken: readonly TakenTime[]): boolean {
  const { blockedUntil } = spanOf(times, startsAt);
  return taken.some((other) => startsAt < other.blockedUntil && other.startsAt < blockedUntil);
}

/** Whether a call booked now can begin then by the hours of the owner, who may have another one by then. */
export function isOffered(times: CallTimes, startsAt: Date, now: Date): boolean {
  const startMs = startsAt.getTime();
  const { firstMs, lastMs } = bookable(times, now);
  if (startMs < firstMs || startMs > lastMs) return false;
  return startsOnDay(times, dayOf(startMs, times.timeZone)).includes(startMs);
}

/**
 * Free moments for a call booked now, of a few days at a time.
 * @param from leaves out everything before it
 * @returns `nextFrom`: where the days after them begin; null after the last
 */
export function freeSlots(
  times: CallTimes,
  input: { now: Date; from?: Date | undefined; taken: readonly TakenTime[]; maxDays: number },
): { slots: Date[]; nextFrom: Date | null } {
  const { firstMs, lastMs } = bookable(times, input.now);
  const earliestMs = Math.max(firstMs, input.from?.getTime() ?? firstMs);
  const slots: Date[] = [];
  let days = 0;
  const lastDay = dayOf(lastMs, times.timeZone);
  for (let day = dayOf(earliestMs, times.timeZone); day <= lastDay; day += dayMs) {
    const free = startsOnDay(times, day)
      .filter((start) => start >= earliestMs && start <= lastMs)
      .map((start) => new Date(start))
      .filter((start) => !isTaken(times, start, input.taken));
    if (free.length === 0) continue;
    if (days === input.maxDays) return { slots, nextFrom: free[0] ?? null };
    slots.push(...free);
    days += 1;
  }
  return { slots, nextFrom: null };
}
