import { site } from '../../shared/words/site.ts';

// In the time zone of this computer; the admin area is never rendered on the server.
const dateTime = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' });
const timeOfDay = new Intl.DateTimeFormat(site.locale, { timeStyle: 'short' });

/** "Nov 20, 2026, 5:04 PM" */
export function formatDateTime(time: Date): string {
  return dateTime.format(time);
}

/** "5:04 PM" */
export function formatTime(time: Date): string {
  return timeOfDay.format(time);
}

/** The time zone that the formats above speak of: "America/Chicago". */
export function timeZoneName(): string {
  return dateTime.resolvedOptions().timeZone;
}
