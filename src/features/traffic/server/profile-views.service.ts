import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { paths } from '../../../shared/paths.ts';
import type { TrafficPeriod, TrafficStep } from '../traffic-report.ts';
import { everything } from './counting/traffic-counter.ts';
import { dayOf } from './counting/visitors-of-the-day.ts';
import { type Days, findDays } from './traffic-report.queries.ts';
import { daysOf, seriesOf } from './traffic-report.service.ts';

function findProfileDays(db: Db, developerId: number, days: Days) {
  return findDays(db, { page: paths.developerProfile(developerId), source: everything, days });
}

/** Views per day (yyyy-mm-dd, UTC). Days without counts are left out. */
export async function readProfileViews(
  db: Db,
  developerId: number,
  days: Days,
): Promise<{ day: string; views: number }[]> {
  const rows = await findProfileDays(db, developerId, days);
  return rows
    .map(({ day, views }) => ({ day: dayOf(day), views }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

export async function reportProfileViews(
  deps: Pick<Deps, 'db' | 'clock' | 'trafficCounter'>,
  developerId: number,
) {
  const now = deps.clock.now();
  const rows = await findProfileDays(deps.db.prisma, developerId, daysOf('12m', now));
  const reportOf = (period: TrafficPeriod, step: TrafficStep) => {
    const days = daysOf(period, now);
    const inPeriod = rows.filter(({ day }) => day >= days.from);
    const steps = seriesOf(inPeriod, days, step).map(({ from, views }) => ({ from, views }));
    const views = inPeriod.reduce((sum, row) => sum + row.views, 0);
    return { from: days.from, views, steps };
  };
  return {
    isCounted: deps.trafficCounter.isOn,
    days30: reportOf('30d', 'week'),
    months12: reportOf('12m', 'month'),
  };
}
