import { siteLocale } from '../../shared/words/site-locale.ts';

// Local time; the admin area is never rendered on the server.
const dateTime = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium', timeStyle: 'short' });
const timeOfDay = new Intl.DateTimeFormat(siteLocale, { timeStyle: 'short' });

export function formatDateTime(time: Date): string {
  return dateTime.format(time);
}

export function formatTime(time: Date): string {
  return timeOfDay.format(time);
}

const dayOfYear = new Intl.DateTimeFormat(siteLocale, { month: 'short', day: 'numeric' });
const dayOfPast = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium' });

/** As short as a row of mail: the time today, else the day, with its year if that is over. */
export function formatBriefly(time: Date): string {
  const now = new Date();
  if (time.toDateString() === now.toDateString()) return formatTime(time);
  return (time.getFullYear() === now.getFullYear() ? dayOfYear : dayOfPast).format(time);
}

export function timeZoneName(): string {
  return dateTime.resolvedOptions().timeZone;
}
