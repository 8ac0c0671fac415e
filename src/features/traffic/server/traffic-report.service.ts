import type { Deps } from '../../../server/deps.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { type Counts, countNames } from '../../../shared/visits.ts';
import type { TrafficPeriod, TrafficQuery, TrafficReport, TrafficStep } from '../traffic-report.ts';
import { noCounts } from './counting/traffic-batch.ts';
import { everything } from './counting/traffic-counter.ts';
import { dayOf } from './counting/visitors-of-the-day.ts';
import { sumAmounts } from './deals.queries.ts';
import {
  type Days,
  findDays,
  sumCampaigns,
  sumPages,
  sumSources,
  type Where,
} from './traffic-report.queries.ts';

const mostShown = 15;
const campaignPrefix = 'campaign:';

const lengths: Record<Exclude<TrafficPeriod, '12m'>, number> = { '7d': 7, '30d': 30, '90d': 90 };

const plusDays = (day: Date, count: number) => new Date(day.getTime() + count * dayMs);

/** Returns the days (UTC) of a period that ends today, and of the preceding period of equal length. */
export function daysOf(period: TrafficPeriod, now: Date): Days & { before: Days } {
  const to = new Date(dayOf(now));
  const from =
    period === '12m'
      ? new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() - 11, 1))
      : plusDays(to, 1 - lengths[period]);
  const length = (to.getTime() - from.getTime()) / dayMs + 1;
  return { from, to, before: { from: plusDays(from, -length), to: plusDays(from, -1) } };
}

/** Weeks begin on Monday. */
function stepStart(day: Date, step: TrafficStep): Date {
  if (step === 'month') return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
  return step === 'week' ? plusDays(day, -((day.getUTCDay() + 6) % 7)) : day;
}

function sumOf(rows: readonly Counts[]): Counts {
  const sums = noCounts();
  for (const row of rows) for (const name of countNames) sums[name] += row[name];
  return sums;
}

/** Cuts days into steps, also empty ones. The start of the period can cut the first step. */
export function stepsOf({ from, to }: Days, step: TrafficStep) {
  const stepOf = (day: Date) => {
    const start = stepStart(day, step);
    return dayOf(start < from ? from : start);
  };
  const starts = new Set<string>();
  for (let day = from; day <= to; day = plusDays(day, 1)) starts.add(stepOf(day));
  return { starts: [...starts], stepOf };
}

function seriesOf(
  rows: readonly (Counts & { day: Date })[],
  days: Days,
  step: TrafficStep,
): TrafficReport['series'] {
  const { starts, stepOf } = stepsOf(days, step);
  const steps = new Map(
    starts.map((from) => [from, { from, views: 0, visits: 0, visitors: 0, requests: 0 }]),
  );
  for (const row of rows) {
    const sums = steps.get(stepOf(row.day));
    if (!sums) continue;
    sums.views += row.views;
    sums.visits += row.visits;
    sums.visitors += row.visitors;
    sums.requests += row.requests;
  }
  return [...steps.values()];
}

export function whereOf({ page, source }: TrafficQuery, days: Days): Where {
  return { page: page ?? everything, source: source ?? everything, days };
}

export async function reportTraffic(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'trafficCounter'>,
  query: TrafficQuery,
): Promise<TrafficReport> {
  const { prisma } = deps.db;
  const { before, ...days } = daysOf(query.period, deps.clock.now());
  const where = whereOf(query, days);
  const ofCampaign = query.source?.startsWith(campaignPrefix)
    ? query.source.slice(campaignPrefix.length)
    : undefined;
  const hasCampaigns = query.page === undefined && (query.source === undefined || ofCampaign);
  const [rows, pages, sources, campaigns, amounts] = await Promise.all([
    findDays(prisma, { ...where, days: { from: before.from, to: days.to } }),
    sumPages(prisma, where, mostShown),
    sumSources(prisma, where, mostShown),
    hasCampaigns ? sumCampaigns(prisma, ofCampaign, days, mostShown) : [],
    query.page === undefined ? sumAmounts(prisma, query.source, days) : [],
  ]);
  const inPeriod = rows.filter(({ day }) => day >= days.from);
  return {
    isOn: deps.trafficCounter.isOn,
    isAllowed: deps.settings.countsTraffic,
    from: dayOf(days.from),
    to: dayOf(days.to),
    totals: sumOf(inPeriod),
    before: sumOf(rows.filter(({ day }) => day < days.from)),
    series: seriesOf(inPeriod, days, query.step),
    pages,
    sources,
    campaigns,
    amounts,
  };
}
