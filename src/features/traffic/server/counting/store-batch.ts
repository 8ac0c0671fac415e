import type { Db } from '../../../../server/db/client.ts';
import type { PrismaClient } from '../../../../server/db/generated/client.ts';
import { countNames } from '../../traffic.ts';
import { noCounts } from './counts.ts';
import { everything } from './everything.ts';
import {
  addCampaigns,
  addCounts,
  findIsOn,
  findProven,
  findSources,
  insertVisitors,
} from './traffic.queries.ts';
import type { Cell, Place, TrafficBatch } from './traffic-batch.ts';
import { type FixedPages, otherPages, provenPages, unprovenOf } from './traffic-pages.ts';
import { isMadeUp, otherSource } from './traffic-source.ts';

/** Sources and campaigns per day that keep their own name. Anyone can invent more. */
const namedADay = 200;

/** Stores a batch in one transaction. Stores nothing when the owner has turned counting off. */
export async function storeBatch(
  db: PrismaClient,
  batch: TrafficBatch,
  fixedPages: FixedPages,
): Promise<void> {
  const { cells, campaigns, visitors } = batch;
  const asked = new Set([...cells, ...visitors].map(({ page }) => page));
  const pages = provenPages(await findProven(db, unprovenOf(asked)), fixedPages);
  await db.$transaction(async (tx) => {
    if (!(await findIsOn(tx))) return;
    const newVisitors = await insertVisitors(tx, visitors);
    const counted = [...cells, ...newVisitors.map(asCell)];
    const sources = await knownSources(tx, counted);
    const placed = counted.map((cell) => ({
      ...cell,
      page: pages.has(cell.page) ? cell.page : otherPages,
      source: sources.get(cell.day)?.has(cell.source) ? cell.source : otherSource,
    }));
    await addCounts(tx, withSums(placed));
    if (campaigns.length > 0) await addCampaigns(tx, campaigns, namedADay);
  });
}

function asCell({ page, source, day }: Place): Cell {
  return { page, source, day, counts: { ...noCounts(), visitors: 1 } };
}

/** Returns the sources of each day that keep their own name. */
async function knownSources(db: Db, cells: readonly Cell[]): Promise<Map<string, Set<string>>> {
  const known = new Map<string, Set<string>>();
  for (const { day, source } of cells) {
    const ofDay = known.get(day) ?? new Set(await findSources(db, day, everything));
    known.set(day, ofDay);
    const hasRoom = [...ofDay].filter(isMadeUp).length < namedADay;
    if (hasRoom || !isMadeUp(source)) ofDay.add(source);
  }
  return known;
}

/** Merges cells and adds their sums. Sorted rows give all instances one lock order. */
function withSums(cells: readonly Cell[]) {
  const rows = new Map<string, Cell>();
  for (const { page, source, day, counts } of cells) {
    for (const place of [
      { page, source, day },
      { page, source: everything, day },
      { page: everything, source, day },
      { page: everything, source: everything, day },
    ]) {
      const key = JSON.stringify([place.page, place.source, place.day]);
      const row = rows.get(key) ?? { ...place, counts: noCounts() };
      for (const name of countNames) row.counts[name] += counts[name];
      rows.set(key, row);
    }
  }
  return [...rows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { counts, ...place }]) => ({ ...place, ...counts }));
}
