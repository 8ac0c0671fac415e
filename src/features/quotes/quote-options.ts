import { hourMs } from '../../shared/durations.ts';
/** Values and bounds of quotes. */

export const quoteLimits = {
  positions: 20,
  text: 200,
  title: 120,
  assumptions: 3_000,
  amount: 10_000_000,
  name: 120,
} as const;

export const quoteCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'] as const;

/** `expired` was not answered in time; `replaced` has a newer version. */
export const quoteStates = ['open', 'accepted', 'declined', 'expired', 'replaced'] as const;

/** The last place where a day ends is twelve hours behind UTC. */
const dayOverAfterMs = (24 + 12) * hourMs;

/** Whether the last day of a quote is over everywhere on Earth. @param validUntil midnight of that day, UTC */
export function isQuoteOver(validUntil: Date, now: Date): boolean {
  return now.getTime() >= validUntil.getTime() + dayOverAfterMs;
}

/** Between which two amounts a quote lies. */
export function quoteTotal(positions: readonly { fromAmount: number; toAmount: number }[]): {
  fromAmount: number;
  toAmount: number;
} {
  const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
  return {
    fromAmount: sum(positions.map(({ fromAmount }) => fromAmount)),
    toAmount: sum(positions.map(({ toAmount }) => toAmount)),
  };
}
