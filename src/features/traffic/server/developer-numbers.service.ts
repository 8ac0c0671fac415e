import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import type { TrafficPeriod } from '../traffic-report.ts';
import { dayOf } from './counting/visitors-of-the-day.ts';
import { findAll, sumDays, sumProjects, sumSources } from './developer-numbers.queries.ts';
import { daysOf, stepsOf } from './traffic-report.service.ts';

const mostSources = 100;
const counted = [
  ...(['profile', 'project', 'directory', 'search'] as const),
  ...(['badge', 'briefs', 'briefAnswers'] as const),
];
type Counted = (typeof counted)[number];

function sumOf(rows: readonly { what: Counted; count: number }[]): Record<Counted, number> {
  const sums = Object.fromEntries(counted.map((what) => [what, 0])) as Record<Counted, number>;
  for (const { what, count } of rows) sums[what] += count;
  return sums;
}

/** Counts of one developer in a period that ends today, and in the one before. */
export async function reportForDeveloper(
  deps: Pick<Deps, 'db' | 'clock' | 'trafficCounter'>,
  developerId: number,
  period: TrafficPeriod,
) {
  const { before, ...days } = daysOf(period, deps.clock.now());
  const db = deps.db.prisma;
  const take = mostSources;
  const [rows, projects, sources, badgeSources] = await Promise.all([
    sumDays(db, developerId, { from: before.from, to: days.to }),
    sumProjects(db, developerId, days),
    sumSources(db, { developerId, what: ['profile', 'project'], take }, days),
    sumSources(db, { developerId, what: ['badge'], take }, days),
  ]);
  const inPeriod = rows.filter(({ day }) => day >= days.from);
  const { starts, stepOf } = stepsOf(days, period === '12m' ? 'month' : 'day');
  const steps = new Map(starts.map((from) => [from, { from, profile: 0, project: 0 }]));
  for (const { day, what, count } of inPeriod) {
    const step = steps.get(stepOf(day));
    if (step && (what === 'profile' || what === 'project')) step[what] += count;
  }
  return {
    isCounted: deps.trafficCounter.isOn,
    days: { ...days, before },
    totals: sumOf(inPeriod),
    before: sumOf(rows.filter(({ day }) => day < days.from)),
    steps: [...steps.values()],
    ...{ projects, sources, badgeSources },
  };
}

/** Every stored count of one developer, for the download of the account. */
export async function listCountsOfDeveloper(db: Db, developerId: number) {
  const rows = await findAll(db, developerId);
  return rows.map(({ day, projectId, ...row }) => ({
    ...row,
    day: dayOf(day),
    projectId: projectId || null,
  }));
}
