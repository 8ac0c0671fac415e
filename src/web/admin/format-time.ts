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

export function timeZoneName(): string {
  return dateTime.resolvedOptions().timeZone;
}
