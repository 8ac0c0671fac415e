import { hourMs } from './durations.ts';

/** Longest wait for an answer (specification, section 9). */
const answerWithinHours = 24;

export function answerDueAt(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs + answerWithinHours) * hourMs);
}

export function answerMissedBefore(now: Date): Date {
  return new Date((Math.floor(now.getTime() / hourMs) - answerWithinHours + 1) * hourMs);
}

export function hourForAddress(hour: Date): string {
  return `${hour.toISOString().slice(0, 13)}Z`;
}

export function hourOfAddress(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\dZ$/.test(text)) return null;
  const hour = new Date(text.replace('Z', ':00Z'));
  return Number.isNaN(hour.getTime()) ? null : hour;
}
