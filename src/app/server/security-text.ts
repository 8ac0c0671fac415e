import { dayMs } from '../../shared/durations.ts';
import { absoluteUrl, paths } from '../../shared/paths.ts';
import { site } from '../../shared/words/site.ts';

/** RFC 9116 asks for less than a year. */
const lifetimeDays = 180;

/** Where a vulnerability is reported (RFC 9116). */
export function securityText(siteOrigin: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + lifetimeDays * dayMs);
  return [
    `Contact: ${absoluteUrl(siteOrigin, paths.contact)}`,
    `Expires: ${expiresAt.toISOString()}`,
    `Preferred-Languages: ${site.locale.split('-')[0]}`,
    `Canonical: ${absoluteUrl(siteOrigin, paths.securityContact)}`,
    '',
  ].join('\n');
}
