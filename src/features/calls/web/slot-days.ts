import { callDay, callHour, callHourInZone } from '../words/calls.ts';

interface Slot {
  at: Date;
  /** Hour, with the zone's name when clocks show this hour twice that day. */
  label: string;
}

export function slotDays(
  slots: readonly Date[],
  timeZone: string,
): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Date[]>();
  for (const slot of slots) {
    const day = callDay(slot, timeZone);
    const others = days.get(day);
    if (others) others.push(slot);
    else days.set(day, [slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: labeled(ofDay, timeZone) }));
}

function labeled(slots: readonly Date[], timeZone: string): Slot[] {
  const hours = slots.map((slot) => callHour(slot, timeZone));
  return slots.map((at, index) => {
    const hour = hours[index] ?? '';
    const isTwice = hours.indexOf(hour) !== hours.lastIndexOf(hour);
    return { at, label: isTwice ? callHourInZone(at, timeZone) : hour };
  });
}
