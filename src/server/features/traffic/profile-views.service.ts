import { paths } from '../../../shared/paths.ts';
import type { Db } from '../../db/client.ts';
import { everything } from '../../traffic/everything.ts';
import { dayOf } from '../../traffic/visitors-of-the-day.ts';
import { type Days, findDays } from './traffic-report.queries.ts';

/** How often a developer's profile was looked at, on each day (yyyy-mm-dd, UTC) on which it was. */
export async function readProfileViews(
  db: Db,
  developerId: number,
  days: Days,
): Promise<{ day: string; views: number }[]> {
  const page = paths.developerProfile(developerId);
  const rows = await findDays(db, { page, source: everything, days });
  return rows
    .map(({ day, views }) => ({ day: dayOf(day), views }))
    .sort((one, other) => one.day.localeCompare(other.day));
}
