import { siteLocale } from '../site-locale.ts';

/**
 * Returns "Wednesday, November 25, 10:00 AM UTC".
 * @param timeZone IANA name for the reader; empty when unknown
 */
export function mailHour(at: Date, timeZone: string): string {
  const hour = new Intl.DateTimeFormat(siteLocale, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: timeZone || 'UTC',
    timeZoneName: 'short',
  });
  return hour.format(at);
}
