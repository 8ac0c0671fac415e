import type { Clock } from '../../../../server/clock.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { PrismaClient } from '../../../../server/db/generated/client.ts';
import type { DatabaseLog } from '../../../../server/db/log.ts';
import type { CountName, VisitOrigin, VisitReport } from '../../traffic.ts';
import { storeBatch } from './store-batch.ts';
import { findIsOn, saveIsOn } from './traffic.queries.ts';
import { beginningOf, TrafficBatch } from './traffic-batch.ts';
import type { FixedPages } from './traffic-pages.ts';
import { dayOf, VisitorsOfTheDay } from './visitors-of-the-day.ts';

/** A killed process loses the counts since the last store. */
const storeEveryMs = 10_000;
/** Time after midnight by which every instance has stored its counts, even with a slow clock. */
const forgetAfterMs = 60_000;

/**
 * Counts visits in memory and stores them every few seconds, so that no page or beacon waits for the
 * database (docs/decisions/traffic.md).
 */
export class TrafficCounter {
  private batch: TrafficBatch;
  private storing = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private day = '';
  private isWanted = true;
  private readonly visitors: VisitorsOfTheDay;

  constructor(
    private readonly options: {
      db: PrismaClient;
      log: DatabaseLog;
      siteOrigin: string;
      /** Operator setting. When it is false, the owner cannot turn counting on. */
      isAllowed: boolean;
      fixedPages: FixedPages;
    },
  ) {
    this.batch = new TrafficBatch(options.fixedPages);
    this.visitors = new VisitorsOfTheDay(options.db, options.siteOrigin);
  }

  get isOn(): boolean {
    return this.options.isAllowed && this.isWanted;
  }

  /** Reads the owner's setting. Never throws: keeps the last value on failure. */
  async readSwitch(): Promise<void> {
    try {
      this.isWanted = await findIsOn(this.options.db);
    } catch (error) {
      this.options.log.warn({ err: error }, 'whether visits are to be counted could not be read');
    }
  }

  /** Saves the owner's setting. Other instances read it with the next change of their pages. */
  keepSwitch(tx: Db, isOn: boolean): Promise<void> {
    return saveIsOn(tx, isOn);
  }

  /** Stores counts periodically until `stop`. */
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
    return beginningOf(origin, this.options.fixedPages);
  }

  countRequest(origin: VisitOrigin | undefined, now: Date): void {
    if (this.isOn) this.batch.addRequest(origin, dayOf(now));
  }

  /** Counts an event other than a page view. */
  countAt(place: { page: string; source: string }, name: CountName, now: Date): void {
    if (this.isOn) this.batch.add({ ...place, day: dayOf(now) }, [name]);
  }

  /** Stores pending counts. Never throws: failed batches are retried. */
  async store(): Promise<void> {
    this.storing = this.storing.then(() => this.storeNow());
    await this.storing;
  }

  /** Stores counts. Deletes old visitor hashes one minute after midnight UTC. */
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
      await storeBatch(this.options.db, batch, this.options.fixedPages);
    } catch (error) {
      this.batch.takeBack(batch);
      this.options.log.warn({ err: error }, 'visits could not be stored, trying again');
    }
  }
}
