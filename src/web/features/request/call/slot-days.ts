import { callDay } from '../../../../content/calls.ts';

/** Moments by the day on which they are in a zone, in order. */
export function slotDays(
  slots: readonly Date[],
  timeZone: string,
): { day: string; slots: Date[] }[] {
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const day = callDay(slot, timeZone);
    const others = days.get(day);
    if (others) others.push(slot);
    else days.set(day, [slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
