import type { Db } from '../../../server/db/client.ts';
import type { DeveloperCounted } from '../../../server/db/generated/client.ts';
import type { Days } from './traffic-report.queries.ts';

const within = ({ from, to }: Days) => ({ gte: from, lte: to });

/** Sums per day, so that a period and the one before come from one read. */
export async function sumDays(db: Db, developerId: number, days: Days) {
  const rows = await db.developerCount.groupBy({
    by: ['day', 'what'],
    where: { developerId, day: within(days) },
    _sum: { count: true },
  });
  return rows.map(({ _sum, ...row }) => ({ ...row, count: _sum.count ?? 0 }));
}

export async function sumProjects(db: Db, developerId: number, days: Days) {
  const rows = await db.developerCount.groupBy({
    by: ['projectId'],
    where: { developerId, day: within(days), what: 'project' },
    _sum: { count: true },
  });
  return rows.map(({ projectId, _sum }) => ({ projectId, count: _sum.count ?? 0 }));
}

export async function sumSources(
  db: Db,
  { developerId, what, take }: { developerId: number; what: DeveloperCounted[]; take: number },
  days: Days,
) {
  const rows = await db.developerCount.groupBy({
    by: ['source'],
    where: { developerId, day: within(days), what: { in: what } },
    _sum: { count: true },
    orderBy: [{ _sum: { count: 'desc' } }, { source: 'asc' }],
    take,
  });
  return rows.map(({ source, _sum }) => ({ source, count: _sum.count ?? 0 }));
}

export function findAll(db: Db, developerId: number) {
  return db.developerCount.findMany({
    where: { developerId },
    orderBy: [{ day: 'asc' }, { what: 'asc' }, { projectId: 'asc' }, { source: 'asc' }],
    select: { day: true, what: true, projectId: true, source: true, count: true },
  });
}
