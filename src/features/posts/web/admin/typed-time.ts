import { dayMs, hourMs } from '../../../../shared/time/durations.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const hoursOfDay: Record<string, number> = { morning: 9, noon: 12, afternoon: 14, evening: 18 };
const morningHour = hoursOfDay.morning ?? 9;
const shortestWeekday = 3;

/** @returns minutes after midnight, or null for words that say no time of day */
function minutesOf(words: string): number | null {
  const named = hoursOfDay[words];
  if (named !== undefined) return named * 60;
  const found = /^(\d{1,2})(?::(\d{2}))? ?(am|pm)?$/.exec(words);
  if (!found) return null;
  const [, typedHour = '', minutes = '0', half] = found;
  let hour = Number(typedHour);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === 'pm' ? 12 : 0);
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null;
}

/** @returns the day at midnight, or null for words that name no day */
function dayOf(word: string, now: Date): Date | null {
  const inDays = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  if (word === 'today') return inDays(0);
  if (word === 'tomorrow') return inDays(1);
  const weekday = weekdays.findIndex(
    (name) => word.length >= shortestWeekday && name.startsWith(word),
  );
  if (weekday >= 0) return inDays(((weekday - now.getDay() + 6) % 7) + 1);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word) ?? [];
  if (!year) return null;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return date.getDate() === Number(day) ? date : null;
}

function after(words: string, now: Date): Date | null {
  const [, count, unit] = /^in (\d{1,3}) (hour|day|week)s?$/.exec(words) ?? [];
  if (!count) return null;
  const steps = { hour: hourMs, day: dayMs, week: 7 * dayMs };
  return new Date(now.getTime() + Number(count) * (steps[unit as keyof typeof steps] ?? dayMs));
}

/**
 * Reads a time such as "tomorrow 9", "monday 17:30", "2027-01-02 10:00" or "in 3 days", in the time zone of the browser.
 * @returns null for other words, and for a time that has passed
 */
export function typedTime(typed: string, now = new Date()): Date | null {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ').replace(/\bat /g, '');
  const later = after(words, now);
  if (later) return later;
  const [first = '', ...rest] = words.replace(/^(\d{4}-\d{2}-\d{2})t/, '$1 ').split(' ');
  const day = dayOf(first, now);
  const minutes = rest.length > 0 ? minutesOf(rest.join(' ')) : morningHour * 60;
  if (!day || minutes === null) return null;
  const time = new Date(day);
  time.setHours(0, minutes);
  return time > now ? time : null;
}

/** Splits words that end with a time. @returns null where they end with none */
export function splitTime(typed: string, now = new Date()): { words: string; at: Date } | null {
  const all = typed.trim().split(/\s+/);
  // The longest time wins: "monday 9" is not "9".
  for (let start = 1; start < all.length; start += 1) {
    const at = typedTime(all.slice(start).join(' '), now);
    if (at) return { words: all.slice(0, start).join(' '), at };
  }
  return null;
}

/** Times that are offered for one press. On a Sunday both are the same morning. */
export function quickTimes(now = new Date()): { name: 'tomorrow' | 'monday'; at: Date }[] {
  const names = now.getDay() === 0 ? (['tomorrow'] as const) : (['tomorrow', 'monday'] as const);
  return names.flatMap((name) => {
    const at = typedTime(name, now);
    return at ? [{ name, at }] : [];
  });
}
