import { dayMs } from '../../../../shared/time/durations.ts';
import { availabilityLimits } from '../../../availability/availability-options.ts';
import type { DirectoryFilters } from '../../developers.ts';
import { hoursSteps, rateOf, rateSteps } from '../../directory/directory-choices.ts';

/** An availability was said at most so long ago, and a day before that means now. */
const longestDays = 92;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Covers "free by this day" with whole months and single days. */
function freeWords(day: string, now: Date): string[] {
  const words = ['free=now'];
  const latest = dayOf(
    new Date(now.getTime() + (availabilityLimits.freeFromWithinDays + 1) * dayMs),
  );
  const last = day < latest ? day : latest;
  const month = new Date(now.getTime() - longestDays * dayMs);
  month.setUTCDate(1);
  for (; dayOf(month).slice(0, 7) < last.slice(0, 7); month.setUTCMonth(month.getUTCMonth() + 1)) {
    words.push(`free=${dayOf(month).slice(0, 7)}`);
  }
  for (let date = 1; date <= Number(last.slice(8)); date += 1) {
    words.push(`free=${last.slice(0, 8)}${String(date).padStart(2, '0')}`);
  }
  return words;
}

function rateWords(rate: string): string[] {
  const choice = rateOf(rate);
  if (!choice) return [];
  const { upTo, currency, per } = choice;
  return rateSteps.filter((step) => step <= upTo).map((step) => `rate=${currency}.${per}.${step}`);
}

/** A developer matches with one word of each list. */
export function availabilityWords(
  { kind, freeBy, minHours, rate, language }: DirectoryFilters,
  now: Date,
): string[][] {
  return [
    ...(kind ? [[`kind=${kind}`]] : []),
    ...(freeBy ? [freeWords(freeBy, now)] : []),
    ...(minHours
      ? [hoursSteps.filter((step) => step >= minHours).map((step) => `hours=${step}`)]
      : []),
    ...(rate ? [rateWords(rate)] : []),
    ...(language ? [[`language=${language}`]] : []),
  ];
}
