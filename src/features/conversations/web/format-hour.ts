import { siteLocale } from '../../../shared/words/site-locale.ts';

/**
 * Returns "Monday, November 23, 3:00 PM UTC" without a line break in the hour. Day and hour are joined here, because the locale
 * data of server and browser join them differently.
 */
export function formatHour(time: Date, timeZone?: string): string {
  const partOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(siteLocale, { ...options, timeZone }).format(time);
  const day = partOf({ weekday: 'long', month: 'long', day: 'numeric' });
  const hour = partOf({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return `${day}, ${hour.replace(/\s/g, '\u00a0')}`;
}
