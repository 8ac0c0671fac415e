import type { Db } from '../../../server/db/client.ts';
import { type Counts, countNames } from '../../../shared/visits.ts';
import { everything } from './counting/traffic-counter.ts';

/** Both days are included. */
export interface Days {
  from: Date;
  to: Date;
}

/** `everything` selects all pages or all sources. */
export interface Where {
  page: string;
  source: string;
  days: Days;
}

const columns = Object.fromEntries(countNames.map((name) => [name, true])) as Record<
  keyof Counts,
  true
>;
const within = ({ from, to }: Days) => ({ gte: from, lte: to });
const filled = (sums: Record<keyof Counts, number | null>): Counts =>
  Object.fromEntries(countNames.map((name) => [name, sums[name] ?? 0])) as Counts;
const one = (value: string) => (value === everything ? { not: everything } : value);

export function findDays(db: Db, { page, source, days }: Where) {
  return db.trafficCount.findMany({
    where: { page, source, day: within(days) },
    select: { day: true, ...columns },
  });
}

export async function sumPages(db: Db, { page, source, days }: Where, take: number) {
  const rows = await db.trafficCount.groupBy({
    by: ['page'],
    where: { page: one(page), source, day: within(days) },
    _sum: columns,
    orderBy: [{ _sum: { views: 'desc' } }, { page: 'asc' }],
    take,
  });
  return rows.map(({ page: name, _sum }) => ({ page: name, counts: filled(_sum) }));
}

export async function sumSources(db: Db, { page, source, days }: Where, take: number) {
  const rows = await db.trafficCount.groupBy({
    by: ['source'],
    where: { page, source: one(source), day: within(days) },
    _sum: columns,
    orderBy: [{ _sum: { visits: 'desc' } }, { _sum: { views: 'desc' } }, { source: 'asc' }],
    take,
  });
  return rows.map(({ source: name, _sum }) => ({ source: name, counts: filled(_sum) }));
}

export async function sumPagesAndSources(db: Db, { page, source, days }: Where, take: number) {
  const rows = await db.trafficCount.groupBy({
    by: ['page', 'source'],
    where: { page: one(page), source: one(source), day: within(days) },
    _sum: columns,
    orderBy: [{ _sum: { views: 'desc' } }, { page: 'asc' }, { source: 'asc' }],
    take,
  });
  return rows.map(({ _sum, ...place }) => ({ ...place, counts: filled(_sum) }));
}

export async function sumCampaigns(db: Db, source: string | undefined, days: Days, take: number) {
  const rows = await db.trafficCampaign.groupBy({
    by: ['source', 'medium', 'campaign'],
    where: { day: within(days), ...(source === undefined ? {} : { source }) },
    _sum: { views: true, visits: true, requests: true },
    orderBy: [{ _sum: { visits: 'desc' } }, { source: 'asc' }, { campaign: 'asc' }],
    take,
  });
  return rows.map(({ _sum: { views, visits, requests }, ...named }) => ({
    ...named,
    views: views ?? 0,
    visits: visits ?? 0,
    requests: requests ?? 0,
  }));
}
