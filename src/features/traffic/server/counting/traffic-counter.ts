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

/** A process that is killed loses what was counted since. */
const storeEveryMs = 10_000;
/** So long after midnight every copy of the site has stored what it counted before, also one whose clock is slow. */
const forgetAfterMs = 60_000;

/**
 * Counts visits in memory and stores the sums every few seconds: no page and no beacon waits for the database
 * (docs/decisions/traffic.md).
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
      /** The operator's word, against which the owner cannot switch it on. */
      isAllowed: boolean;
      fixedPages: FixedPages;
    },
  ) {
    this.batch = new TrafficBatch(options.fixedPages);
    this.visitors = new VisitorsOfTheDay(options.db, options.siteOrigin);
  }

  /** Whether visits are counted at the moment. */
  get isOn(): boolean {
    return this.options.isAllowed && this.isWanted;
  }

  /** Asks whether the owner wants visits to be counted. Never throws: what is not known stays as it was. */
  async readSwitch(): Promise<void> {
    try {
      this.isWanted = await findIsOn(this.options.db);
    } catch (error) {
      this.options.log.warn({ err: error }, 'whether visits are to be counted could not be read');
    }
  }

  /** Keeps what the owner wants; every copy of the site reads it with the next change of its pages. */
  keepSwitch(tx: Db, isOn: boolean): Promise<void> {
    return saveIsOn(tx, isOn);
  }

  /** Stores what is counted from now on, until `stop`. */
  start(clock: Clock): void {
    this.timer = setInterval(() => void this.tick(clock.now()), storeEveryMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.store();
  }

  /** Takes what a page told of a visit. */
  async count(
    report: VisitReport,
    visitor: { ip: string; userAgent: string },
    now: Date,
  ): Promise<void> {
    if (!this.isOn) return;
    const day = dayOf(now);
    // While the database is away, views are counted and visitors are not.
    const hash = await this.visitors.hashOf(visitor, day).catch(() => null);
    this.batch.addReport(report, day, hash);
  }

  /** The page and the source that a visit is counted under. */
  beginningOf(origin: VisitOrigin | undefined): { page: string; source: string } {
    return beginningOf(origin, this.options.fixedPages);
  }

  /** Counts a contact request where the visit began that led to it. */
  countRequest(origin: VisitOrigin | undefined, now: Date): void {
    if (this.isOn) this.batch.addRequest(origin, dayOf(now));
  }

  /** Counts something that happened on a page other than being read. */
  countAt(place: { page: string; source: string }, name: CountName, now: Date): void {
    if (this.isOn) this.batch.add({ ...place, day: dayOf(now) }, [name]);
  }

  /** Stores what has been counted. Never throws: what could not be stored waits for the next time. */
  async store(): Promise<void> {
    this.storing = this.storing.then(() => this.storeNow());
    await this.storing;
  }

  /** What is done every few seconds: storing, and a minute after midnight (UTC) forgetting. */
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
