import type { CountName, VisitOrigin, VisitReport } from '../shared/visits.ts';
import type { Clock } from './clock.ts';
import type { DatabaseLog, Db } from './db/client.ts';
import type { PrismaClient } from './db/generated/client.ts';

/** Counts visits in memory and stores them (docs/decisions/traffic.md). The capability `traffic` implements it. */
export interface TrafficCounter {
  readonly isOn: boolean;
  /** Reads the owner's setting. Never throws: a failure keeps the last value. */
  readSwitch(): Promise<void>;
  /** Other copies read the new value with the next change of their pages. */
  keepSwitch(tx: Db, isOn: boolean): Promise<void>;
  start(clock: Clock): void;
  stop(): Promise<void>;
  count(report: VisitReport, visitor: { ip: string; userAgent: string }, now: Date): Promise<void>;
  beginningOf(origin: VisitOrigin | undefined): { page: string; source: string };
  countRequest(origin: VisitOrigin | undefined, now: Date): void;
  /** @param badge.referrer the host of the page that shows the badge; empty when it is not told */
  countBadge(badge: { developerId: number; referrer: string }, now: Date): void;
  countAt(place: { page: string; source: string }, name: CountName, now: Date): void;
  /** Never throws: failed batches are retried. */
  store(): Promise<void>;
  /** Also deletes old visitor hashes one minute after midnight UTC. */
  tick(now: Date): Promise<void>;
}

export interface TrafficCounterOptions {
  db: PrismaClient;
  log: DatabaseLog;
  siteOrigin: string;
  /** Operator setting. When it is false, the owner cannot turn counting on. */
  isAllowed: boolean;
  /** Pages other than posts and those of developers: checking them needs no database read. The owner's content adds and removes some. */
  fixedPages: () => ReadonlySet<string>;
}
