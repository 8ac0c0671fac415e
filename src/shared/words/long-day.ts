import { siteLocale } from './site-locale.ts';

/** "December 12, 2026", the same day in every time zone. */
export function longDay(date: string | Date): string {
  return new Date(date).toLocaleDateString(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** "November 25, 2026, 10:00 UTC", the same for every reader. */
export function longMoment(at: Date): string {
  const iso = at.toISOString();
  return `${longDay(iso)}, ${iso.slice(11, 16)} UTC`;
}
