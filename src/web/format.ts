import { site } from '../content/site.ts';

const longDate = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat(site.locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "November 20, 2026". UTC on both sides, so that the server's HTML and the browser's agree. */
export function formatLongDate(isoTime: string): string {
  return longDate.format(new Date(isoTime));
}

/** "Nov 2026", in UTC as above. */
export function formatMonthAndYear(isoTime: string): string {
  return monthAndYear.format(new Date(isoTime));
}
