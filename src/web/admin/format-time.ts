import { site } from '../../shared/words/site.ts';

// Local time; the admin area is never rendered on the server.
const dateTime = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' });
const timeOfDay = new Intl.DateTimeFormat(site.locale, { timeStyle: 'short' });

export function formatDateTime(time: Date): string {
  return dateTime.format(time);
}

export function formatTime(time: Date): string {
  return timeOfDay.format(time);
}

export function timeZoneName(): string {
  return dateTime.resolvedOptions().timeZone;
}
