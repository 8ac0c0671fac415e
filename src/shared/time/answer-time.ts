import { hourMs } from './durations.ts';

/** How long anybody who asks waits for an answer at most (specification, section 9). */
const answerWithinHours = 24;

/** By when a request of this moment is answered: a whole hour, so that it can be said in words and is never later than promised. */
export function answerDueAt(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs + answerWithinHours) * hourMs);
}

/** Requests from before this moment should have their answer by now. */
export function answerMissedBefore(now: Date): Date {
  return new Date((Math.floor(now.getTime() / hourMs) - answerWithinHours + 1) * hourMs);
}

/** "2026-11-23T15Z": a whole hour as an address names it. */
export function hourForAddress(hour: Date): string {
  return `${hour.toISOString().slice(0, 13)}Z`;
}

/** The hour that an address names; null where it names none. */
export function hourOfAddress(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\dZ$/.test(text)) return null;
  const hour = new Date(text.replace('Z', ':00Z'));
  return Number.isNaN(hour.getTime()) ? null : hour;
}
