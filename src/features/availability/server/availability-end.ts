import { dayMs } from '../../../shared/time/durations.ts';
import type { AvailabilityState } from '../availability-options.ts';
import type { AvailabilityEnd, OwnRow } from './availability.queries.ts';

const shortDays = 7;

/** A week is short: three days before its end would be almost half of it. */
export function remindAtOf({ goodUntil, days }: Pick<OwnRow, 'goodUntil' | 'days'>): Date {
  const daysBefore = days === shortDays ? 1 : 3;
  return new Date(goodUntil.getTime() - daysBefore * dayMs);
}

export function goodFrom(now: Date, days: number): AvailabilityEnd {
  const goodUntil = new Date(now.getTime() + days * dayMs);
  return { goodUntil, remindAt: remindAtOf({ goodUntil, days }), endedBefore: null };
}

/** It ends with the first moment of `goodUntil`. */
export function isOver({ goodUntil }: Pick<OwnRow, 'goodUntil'>, now: Date): boolean {
  return goodUntil <= now;
}

export function stateOf(row: Pick<OwnRow, 'goodUntil' | 'days'>, now: Date): AvailabilityState {
  if (isOver(row, now)) return 'ended';
  return remindAtOf(row) <= now ? 'ending' : 'shown';
}

/** Names the reminder of one end: it goes out once. */
export function reminderKey(developerId: number, goodUntil: Date): string {
  return `availability:${developerId}:${goodUntil.getTime()}`;
}
