import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { sessionCookieName } from '../../../server/auth/lucia.ts';
import type { Deps } from '../../../server/deps.ts';
import { createCallerLimiter } from '../../../server/limits/rate-limits.ts';
import { memoryCounters } from '../../../shared/limits/limits.ts';
import { visitReportSchema } from '../../../shared/visits.ts';

export interface Beacon {
  body: unknown;
  headers: IncomingHttpHeaders;
  ip: string;
}

/** Excludes opt-outs (DNT, GPC), prefetches, other sites, admins and bots. */
function isWorthCounting({ settings }: Pick<Deps, 'settings'>, { headers }: Beacon): boolean {
  const { 'user-agent': userAgent = '', cookie = '', origin } = headers;
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false;
  if (String(headers['sec-purpose'] ?? '').includes('prefetch')) return false;
  // Without Sec-Fetch-Site, an Origin header is enough.
  if ((headers['sec-fetch-site'] ?? (origin && 'same-origin')) !== 'same-origin') return false;
  if (cookie.includes(`${sessionCookieName('admin', settings.isProduction)}=`)) return false;
  return userAgent !== '' && !isbot(userAgent);
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** Drops invalid beacons silently. */
export function createBeaconIntake(
  deps: Pick<Deps, 'settings' | 'clock' | 'trafficCounter'>,
): (beacon: Beacon) => Promise<void> {
  const limiter = createCallerLimiter(memoryCounters.beacons);
  const isWithinLimits = (ip: string) =>
    limiter.count(ip).then(
      () => true,
      () => false,
    );
  return async (beacon) => {
    if (!deps.trafficCounter.isOn || !isWorthCounting(deps, beacon)) return;
    const { success, data } = visitReportSchema.safeParse(parsed(beacon.body));
    if (!success || !(await isWithinLimits(beacon.ip))) return;
    const userAgent = beacon.headers['user-agent'] ?? '';
    await deps.trafficCounter.count(data, { ip: beacon.ip, userAgent }, deps.clock.now());
  };
}
