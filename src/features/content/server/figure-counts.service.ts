import type { Db } from '../../../server/db/client.ts';
import type { FigureCounts } from '../../../shared/content/figures.ts';
import { countVisibleDevelopers, sumOfTallies } from './figure-counts.queries.ts';

const counters: Readonly<Record<string, (db: Db) => Promise<number>>> = {
  developers: countVisibleDevelopers,
  'answered requests': (db) => sumOfTallies(db, ['answered', 'call', 'quote', 'won', 'lost']),
  'won jobs': (db) => sumOfTallies(db, ['won']),
};

/** Counts only what is named. Names of counts that are not in the database are left out. */
export async function countStored(db: Db, names: readonly string[]): Promise<FigureCounts> {
  const needed = [...new Set(names)].flatMap((name) => {
    const count = counters[name];
    return count ? [{ name, count }] : [];
  });
  const counted = await Promise.all(
    needed.map(async ({ name, count }) => [name, await count(db)] as const),
  );
  return Object.fromEntries(counted);
}
