import type { CountName, VisitOrigin, VisitReport } from '../shared/visits.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/client.ts';
import type { PrismaClient } from './db/generated/client.ts';
import type { DatabaseLog } from './db/log.ts';

/** Counts visits in memory and stores them (docs/decisions/traffic.md). The capability `traffic` implements it. */
export interface TrafficCounter {
  readonly isOn: boolean;
  /** Reads the owner's setting. Never throws: keeps the last value on failure. */
  readSwitch(): Promise<void>;
  /** Saves the owner's setting. Other instances read it with the next change of their pages. */
  keepSwitch(tx: Db, isOn: boolean): Promise<void>;
  /** Stores counts periodically until `stop`. */
  start(clock: Clock): void;
  stop(): Promise<void>;
  count(report: VisitReport, visitor: { ip: string; userAgent: string }, now: Date): Promise<void>;
  beginningOf(origin: VisitOrigin | undefined): { page: string; source: string };
  countRequest(origin: VisitOrigin | undefined, now: Date): void;
  /** Counts an event other than a page view. */
  countAt(place: { page: string; source: string }, name: CountName, now: Date): void;
  /** Stores pending counts. Never throws: failed batches are retried. */
  store(): Promise<void>;
  /** Stores counts. Deletes old visitor hashes one minute after midnight UTC. */
  tick(now: Date): Promise<void>;
}

export interface TrafficCounterOptions {
  db: PrismaClient;
  log: DatabaseLog;
  siteOrigin: string;
  /** Operator setting. When it is false, the owner cannot turn counting on. */
  isAllowed: boolean;
  /** Paths that need no look into the database: pages other than posts and profiles. */
  fixedPages: ReadonlySet<string>;
}
