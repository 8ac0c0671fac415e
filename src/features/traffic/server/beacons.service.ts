import type { IncomingHttpHeaders } from 'node:http';
import { sessionCookieName } from '../../../server/auth/lucia.ts';
import type { RequestSessions } from '../../../server/auth/request-sessions.ts';
import type { Deps } from '../../../server/deps.ts';
import { createCallerLimiter } from '../../../server/limits/rate-limits.ts';
import { memoryCounters } from '../../../shared/limits/limits.ts';
import { type VisitReport, visitReportSchema } from '../../../shared/visits.ts';
import { isOfPerson } from './counting/of-person.ts';
import { findHandle } from './counting/traffic.queries.ts';
import { isDeveloperPage, isPageOf } from './counting/traffic-pages.ts';

export interface Beacon {
  body: unknown;
  headers: IncomingHttpHeaders;
  ip: string;
  sessions: Pick<RequestSessions, 'developer'>;
}

/** Excludes what no person asked for, admins, and other sites. */
function isWorthCounting({ settings }: Pick<Deps, 'settings'>, { headers }: Beacon): boolean {
  const { cookie = '', origin } = headers;
  // Without Sec-Fetch-Site, an Origin header is enough.
  if ((headers['sec-fetch-site'] ?? (origin && 'same-origin')) !== 'same-origin') return false;
  if (cookie.includes(`${sessionCookieName('admin', settings.isProduction)}=`)) return false;
  return isOfPerson(headers);
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** Leaves out what signed-in developers see of themselves. Only pages that belong to developers ask the database. */
async function withoutOwn(
  { db }: Pick<Deps, 'db'>,
  report: VisitReport,
  sessions: Beacon['sessions'],
): Promise<VisitReport> {
  const { views, clicks } = report;
  const isAboutDevelopers = ({ page, listed }: VisitReport['views'][number]) =>
    isDeveloperPage(page) || listed.length > 0;
  const session = views.some(isAboutDevelopers) ? await sessions.developer() : null;
  if (!session) return report;
  const id = session.developerId;
  const handle = await findHandle(db.prisma, id);
  const isOthers = ({ page }: { page: string }) => !isPageOf(page, { id, handle });
  return {
    ...report,
    views: views
      .filter(isOthers)
      .map((view) => ({ ...view, listed: view.listed.filter((one) => one !== id) })),
    clicks: clicks.filter(isOthers),
  };
}

/** Drops invalid beacons silently. */
export function createBeaconIntake(
  deps: Pick<Deps, 'db' | 'settings' | 'clock' | 'trafficCounter'>,
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
    const report = await withoutOwn(deps, data, beacon.sessions);
    if (report.views.length === 0) return;
    await deps.trafficCounter.count(report, { ip: beacon.ip, userAgent }, deps.clock.now());
  };
}
