import type { Db } from '../../../server/db/client.ts';
import type { TrafficCounter } from '../../../server/traffic-counter.ts';
import { unknownSource } from './counting/traffic-source.ts';
import { dayOf } from './counting/visitors-of-the-day.ts';
import { addAmount } from './deals.queries.ts';

interface Deal {
  /** Beginning of the visit that led to the request; empty when unknown. */
  landingPage: string;
  trafficSource: string;
  currency: string;
  fromAmount: number;
  toAmount: number;
  at: Date;
}

/** Adds the middle of a quote's total to the sums of its source, in the transaction that sends or accepts it. */
export async function addDeal(
  tx: Db,
  counter: Pick<TrafficCounter, 'isOn'>,
  what: 'quoted' | 'accepted',
  { trafficSource, currency, fromAmount, toAmount, at }: Deal,
): Promise<void> {
  if (!counter.isOn) return;
  const middle = Math.round((fromAmount + toAmount) / 2);
  await addAmount(tx, {
    ...{ source: trafficSource || unknownSource, currency, day: new Date(dayOf(at)) },
    quoted: what === 'quoted' ? middle : 0,
    accepted: what === 'accepted' ? middle : 0,
  });
}

/** Counts a quote that was sent or accepted, after its commit. */
export function countDeal(
  counter: Pick<TrafficCounter, 'countAt'>,
  what: 'quotes' | 'acceptances',
  { landingPage: page, trafficSource, at }: Pick<Deal, 'landingPage' | 'trafficSource' | 'at'>,
): void {
  counter.countAt({ page, source: trafficSource || unknownSource }, what, at);
}
