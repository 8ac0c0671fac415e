import { everything } from '../../src/features/traffic/server/counting/traffic-counter.ts';
import type { Counts } from '../../src/shared/visits.ts';
import { testDatabase } from '../setup/database/database.ts';

/** The day is yyyy-mm-dd. Also adds the totals of the page and the source. */
export async function createCounts(
  { page, source, day }: { page: string; source: string; day: string },
  counts: Partial<Counts>,
): Promise<void> {
  const places = [
    { page, source },
    { page, source: everything },
    { page: everything, source },
    { page: everything, source: everything },
  ];
  for (const place of places) {
    const key = { ...place, day: new Date(day) };
    const increments = Object.entries(counts).map(([name, increment]) => [name, { increment }]);
    await testDatabase().prisma.trafficCount.upsert({
      where: { page_source_day: key },
      create: { ...key, ...counts },
      update: Object.fromEntries(increments),
    });
  }
}
