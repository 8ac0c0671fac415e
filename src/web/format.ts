import { siteLocale } from '../shared/words/site-locale.ts';

const longDate = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat(siteLocale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns "November 20, 2026". Uses UTC, so that the HTML of the server and the browser agree. */
export function formatLongDate(time: Date): string {
  return longDate.format(time);
}

/** Returns "Nov 2026", in UTC for the same reason. */
export function formatMonthAndYear(time: Date): string {
  return monthAndYear.format(time);
}
