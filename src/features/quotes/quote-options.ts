export const quoteLimits = {
  positions: 20,
  text: 200,
  title: 120,
  assumptions: 3_000,
  terms: 6_000,
  payment: 1_000,
  party: 200,
  address: 500,
  taxName: 40,
  taxHundredths: 10_000,
  amount: 10_000_000,
  name: 120,
  days: 365,
} as const;

export const quoteCurrencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'] as const;

/** `expired`: not answered in time. `replaced`: a newer version exists. */
export const quoteStates = ['open', 'accepted', 'declined', 'expired', 'replaced'] as const;

/** Name of the check box of an optional position. */
export const optionField = (place: number) => `option${place}`;

interface Amounts {
  fromAmount: number;
  toAmount: number;
}

interface Priced {
  positions: readonly (Amounts & { isOptional: boolean })[];
  /** Empty when the quote names no tax. */
  taxName: string;
  taxHundredths: number;
  chosen?: readonly number[];
}

interface QuoteSums {
  net: Amounts;
  /** Null when the quote names no tax. */
  tax: Amounts | null;
  total: Amounts;
}

const eachAmount = (of: (amount: keyof Amounts) => number): Amounts => ({
  fromAmount: of('fromAmount'),
  toAmount: of('toAmount'),
});

/** Taxes are rounded to hundredths of the currency. @returns sums without optional positions that are not chosen */
export function quoteSums({ positions, taxName, taxHundredths, chosen = [] }: Priced): QuoteSums {
  const counted = positions.filter(
    ({ isOptional }, place) => !isOptional || chosen.includes(place),
  );
  const net = eachAmount((amount) => counted.reduce((sum, one) => sum + one[amount], 0));
  if (taxName === '') return { net, tax: null, total: net };
  const tax = eachAmount((amount) => Math.round((net[amount] * taxHundredths) / 100) / 100);
  const total = eachAmount((amount) => Math.round((net[amount] + tax[amount]) * 100) / 100);
  return { net, tax, total };
}

/** Stands in an acceptance, so that nobody accepts a total that was not on the screen. */
export function totalSeen(priced: Priced): string {
  const { fromAmount, toAmount } = quoteSums(priced).total;
  return `${fromAmount}-${toAmount}`;
}
