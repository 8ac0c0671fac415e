import type { EstimateAnswers } from '../../estimate/estimate.ts';
import { dollarRange, estimateRates } from '../../estimate/words/estimate.ts';

/** The work of the sample quote, in working days. */
const work = [
  { what: 'Order page with pickup times', days: 6 },
  { what: 'Baking list at 3 am', days: 2 },
  { what: 'Card payments', days: 3 },
  { what: 'Launch and 30 days of care', days: 1 },
] as const;

const workingDays = work.reduce((sum, { days }) => sum + days, 0);

function priceOf(days: number): string {
  const dollars = days * estimateRates.dollarsPerDay;
  return dollarRange([dollars, dollars]);
}

/** Its client's answers to the estimate, within whose range it lies. */
export const sampleQuoteAnswers: EstimateAnswers = {
  service: 'websites',
  audience: 'customers',
  pieces: ['payments'],
  pace: 'open',
};

/** A quote as clients get it, at the rates of the estimate. */
export const sampleQuote = {
  label: 'Quote',
  title: 'Pre-order page for a bakery',
  lines: work.map(({ what, days }) => ({ what, price: priceOf(days) })),
  totalLabel: 'Fixed price',
  total: priceOf(workingDays),
  workingDays,
  terms: [`Live in ${workingDays} working days`, 'Nothing is due before you say yes'],
  caption: 'A sample quote for an invented client',
};
