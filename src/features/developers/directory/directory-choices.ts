import {
  type RatePeriod,
  rateCurrencies,
  ratePeriods,
} from '../../availability/availability-options.ts';

/** Hours a week at least. The migration `finding` knows the same steps. */
export const hoursSteps: readonly number[] = [5, 10, 20, 30, 40];

const perDecade = [10, 15, 20, 30, 40, 50, 75];
/** The migration `finding` knows the same steps. */
export const rateSteps: readonly number[] = [
  ...[1, 10, 100, 1_000, 10_000].flatMap((times) => perDecade.map((step) => step * times)),
  1_000_000,
];

/** Counts are exact up to this number. */
export const mostCounted = 1_000;

/** Without a choice: newest first. */
export const directorySorts = ['fit', 'soonest'] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** Marks that the directory filters by. */
export const directoryMarks = ['verified'] as const;
export type DirectoryMark = (typeof directoryMarks)[number];

export interface RateChoice {
  upTo: number;
  currency: string;
  per: RatePeriod;
}

/** Reads `USD.hour.50`: at most 50 US dollars an hour. */
export function rateOf(value: string): RateChoice | null {
  const [currency, period, step, ...rest] = value.split('.');
  const per = ratePeriods.find((one) => one === period);
  const upTo = rateSteps.find((one) => String(one) === step);
  const isKnown = rateCurrencies.some((one) => one === currency);
  return currency && isKnown && per && upTo && rest.length === 0 ? { upTo, currency, per } : null;
}

export function readRate(value: string | null): string | null {
  return value && rateOf(value) ? value : null;
}

/** BCP 47, as in the list of languages, which the browser does not load for this. */
export function readLanguage(value: string | null): string | null {
  return value && /^[a-z]{2,3}(-[A-Z]{2})?$/.test(value) ? value : null;
}

/** A day of the calendar, YYYY-MM-DD. */
export function readDay(value: string | null): string | null {
  if (!value || !/^20\d\d-\d\d-\d\d$/.test(value)) return null;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : null;
}

/** The place after which the next page of a sorted list begins: the key of the order and the id. */
export const sortedCursorPattern = /^(-?\d{1,7})\.([1-9]\d{0,8})$/;

/** A place in any order. */
export function readCursor(value: string | null): string | null {
  return value && (/^[1-9]\d{0,8}$/.test(value) || sortedCursorPattern.test(value)) ? value : null;
}
