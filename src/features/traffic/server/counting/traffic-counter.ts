import type { Clock } from '../../../../server/clock.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { TrafficCounter, TrafficCounterOptions } from '../../../../server/traffic-counter.ts';
import { paths } from '../../../../shared/paths.ts';
import {
  type CountName,
  countNames,
  type VisitOrigin,
  type VisitReport,
} from '../../../../shared/visits.ts';
import { storeForDevelopers } from './developer-counts.service.ts';
import {
  addCampaigns,
  addCounts,
  findIsOn,
  findProven,
  findSources,
  insertVisitors,
  saveIsOn,
} from './traffic.queries.ts';
import { beginningOf, type Cell, noCounts, type Place, TrafficBatch } from './traffic-batch.ts';
import { type FixedPages, otherPages, provenPages, unprovenOf } from './traffic-pages.ts';
import { isMadeUp, otherSource, sourceOf } from './traffic-source.ts';
import { dayOf, VisitorsOfTheDay } from './visitors-of-the-day.ts';

/** A killed process loses the counts since the last store. */
const storeEveryMs = 10_000;
/** Time after midnight by which every instance has stored its counts, even with a slow clock. */
const forgetAfterMs = 60_000;

/**
 * Counts visits in memory and stores them every few seconds, so that no page or beacon waits for the database
 * (docs/decisions/traffic.md).
 */
class StoringCounter implements TrafficCounter {
  private batch: TrafficBatch;
  private storing = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private day = '';
  private isWanted = true;
  private readonly visitors: VisitorsOfTheDay;

  constructor(private readonly options: TrafficCounterOptions) {
    this.batch = new TrafficBatch(options.fixedPages);
    this.visitors = new VisitorsOfTheDay(options.db, options.siteOrigin);
  }

  get isOn(): boolean {
    return this.options.isAllowed && this.isWanted;
  }

  async readSwitch(): Promise<void> {
    try {
      this.isWanted = await findIsOn(this.options.db);
    } catch (error) {
      this.options.log.warn({ err: error }, 'whether visits are to be counted could not be read');
    }
  }

  keepSwitch(tx: Db, isOn: boolean): Promise<void> {
    return saveIsOn(tx, isOn);
  }

  start(clock: Clock): void {
    this.timer = setInterval(() => void this.tick(clock.now()), storeEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.store();
  }

  async count(
    report: VisitReport,
    visitor: { ip: string; userAgent: string },
    now: Date,
  ): Promise<void> {
    if (!this.isOn) return;
    const day = dayOf(now);
    // Without the database, views are counted but visitors are not.
    const hash = await this.visitors.hashOf(visitor, day).catch(() => null);
    this.batch.addReport(report, day, hash);
  }

  beginningOf(origin: VisitOrigin | undefined): { page: string; source: string } {
    return beginningOf(origin, this.options.fixedPages());
  }

  countRequest(origin: VisitOrigin | undefined, now: Date): void {
    if (this.isOn) this.batch.addRequest(origin, dayOf(now));
  }

  countBadge(
    { developerId, referrer }: { developerId: number; referrer: string },
    now: Date,
  ): void {
    if (!this.isOn) return;
    const source = sourceOf({ referrer, source: '' });
    const path = paths.developerProfile(developerId);
    this.batch.addForDeveloper({ path, what: 'badge', source, day: dayOf(now) });
  }

  countAt(place: { page: string; source: string }, name: CountName, now: Date): void {
    if (this.isOn) this.batch.add({ ...place, day: dayOf(now) }, [name]);
  }

  async store(): Promise<void> {
    this.storing = this.storing.then(() => this.storeNow());
    await this.storing;
  }

  async tick(now: Date): Promise<void> {
    await this.store();
    const day = dayOf(new Date(now.getTime() - forgetAfterMs));
    if (day === this.day) return;
    try {
      await this.visitors.forgetBefore(day);
      this.day = day;
    } catch (error) {
      this.options.log.warn({ err: error }, 'the visitors of yesterday could not be forgotten');
    }
  }

  private async storeNow(): Promise<void> {
    const { batch } = this;
    if (batch.isEmpty) return;
    this.batch = new TrafficBatch(this.options.fixedPages);
    try {
      await storeBatch(this.options.db, batch, this.options.fixedPages());
    } catch (error) {
      this.batch.takeBack(batch);
      this.options.log.warn({ err: error }, 'visits could not be stored, trying again');
    }
  }
}

export const createTrafficCounter = (options: TrafficCounterOptions): TrafficCounter =>
  new StoringCounter(options);

/** Sources and campaigns per day that keep their own name. Anyone can invent more. */
const namedADay = 200;

/** Stores nothing when the owner has turned counting off. */
async function storeBatch(
  db: TrafficCounterOptions['db'],
  batch: TrafficBatch,
  fixedPages: FixedPages,
): Promise<void> {
  const { cells, campaigns, visitors, ofDevelopers } = batch;
  const asked = new Set([
    ...[...cells, ...visitors].map(({ page }) => page),
    ...ofDevelopers.map(({ path }) => path),
  ]);
  const pages = provenPages(asked, await findProven(db, unprovenOf(asked)), fixedPages);
  await db.$transaction(async (tx) => {
    if (!(await findIsOn(tx))) return;
    const newVisitors = await insertVisitors(tx, visitors);
    const counted = [...cells, ...newVisitors.map(asCell)];
    const sources = await knownSources(tx, counted);
    const placed = counted.map((cell) => ({
      ...cell,
      page: pages.get(cell.page)?.page ?? otherPages,
      source: sources.get(cell.day)?.has(cell.source) ? cell.source : otherSource,
    }));
    await addCounts(tx, withSums(placed));
    await storeForDevelopers(tx, ofDevelopers, pages);
    if (campaigns.length > 0) await addCampaigns(tx, campaigns, namedADay);
  });
}

function asCell({ page, source, day }: Place): Cell {
  return { page, source, day, counts: { ...noCounts(), visitors: 1 } };
}

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

export const everything = '*';
