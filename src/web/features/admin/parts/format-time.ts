import { site } from '../../../../content/site.ts';

// In the time zone of whoever works here; the admin area is never rendered on the server.
const dateTime = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat(site.locale, { timeStyle: 'short' });

/** "Nov 20, 2026, 5:04 PM" */
export function formatDateTime(isoTime: string): string {
  return dateTime.format(new Date(isoTime));
}

/** "5:04 PM" */
export function formatTime(isoTime: string): string {
  return time.format(new Date(isoTime));
}

/** The time zone that the formats above speak of: "America/Chicago". */
export function timeZoneName(): string {
  return dateTime.resolvedOptions().timeZone;
}
