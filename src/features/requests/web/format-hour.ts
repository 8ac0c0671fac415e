import { site } from '../../../shared/words/site.ts';

/**
 * "Monday, November 23, 3:00 PM UTC", or in the visitor's own zone, with the hour in one line. Both sides put it together in
 * one way: their tables of languages join the parts differently.
 */
export function formatHour(time: Date, timeZone?: string): string {
  const partOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(site.locale, { ...options, timeZone }).format(time);
  const day = partOf({ weekday: 'long', month: 'long', day: 'numeric' });
  const hour = partOf({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return `${day}, ${hour.replace(/\s/g, '\u00a0')}`;
}
