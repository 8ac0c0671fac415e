import { site } from './site.ts';

/**
 * "Wednesday, November 25, 10:00 AM UTC", as a mail says it.
 * @param timeZone of its reader, IANA; empty where that is not known
 */
export function mailHour(at: Date, timeZone: string): string {
  const hour = new Intl.DateTimeFormat(site.locale, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: timeZone || 'UTC',
    timeZoneName: 'short',
  });
  return hour.format(at);
}
