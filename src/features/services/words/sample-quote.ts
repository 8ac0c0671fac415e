import type { EstimateAnswers, EstimateRates } from '../../estimate/estimate.ts';
import { dollarRange } from '../../estimate/words/estimate.ts';

const work = [
  { what: 'Order page with pickup times', days: 6 },
  { what: 'Baking list at 3 am', days: 2 },
  { what: 'Card payments', days: 3 },
  { what: 'Launch and 30 days of care', days: 1 },
] as const;

const workingDays = work.reduce((sum, { days }) => sum + days, 0);

/** Answers of the sample client; the sample quote lies within their estimate. */
export const sampleQuoteAnswers: EstimateAnswers = {
  service: 'websites',
  audience: 'customers',
  pieces: ['payments'],
  pace: 'open',
};

export function sampleQuoteOf({ dollarsPerDay }: EstimateRates) {
  const priceOf = (days: number) => dollarRange([days * dollarsPerDay, days * dollarsPerDay]);
  return {
    label: 'Quote',
    title: 'Pre-order page for a bakery',
    lines: work.map(({ what, days }) => ({ what, price: priceOf(days) })),
    totalLabel: 'Fixed price',
    total: priceOf(workingDays),
    workingDays,
    terms: [`Live in ${workingDays} working days`, 'Nothing is due before you say yes'],
    caption: 'A sample quote for an invented client',
  };
}

export type SampleQuote = ReturnType<typeof sampleQuoteOf>;
