export const quoteLimits = {
  positions: 20,
  text: 200,
  title: 120,
  assumptions: 3_000,
  amount: 10_000_000,
  name: 120,
} as const;

export const quoteCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'] as const;

/** `expired`: not answered in time. `replaced`: a newer version exists. */
export const quoteStates = ['open', 'accepted', 'declined', 'expired', 'replaced'] as const;

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
