import { fillAll } from '../../shared/content/texts/fill.ts';
import type { EstimateRates } from '../estimate/estimate.ts';
import { dollarRange } from '../estimate/words/estimate.ts';
import type { servicesKind } from './words/services.ts';

type QuoteWords = (typeof servicesKind)['release']['sampleQuote'];

export function sampleQuoteOf(
  { lines, terms, ...words }: QuoteWords,
  { dollarsPerDay }: Pick<EstimateRates, 'dollarsPerDay'>,
) {
  const priceOf = (days: number) => dollarRange([days * dollarsPerDay, days * dollarsPerDay]);
  const workingDays = lines.reduce((sum, { days }) => sum + days, 0);
  return {
    ...words,
    lines: lines.map(({ what, days }) => ({ what, price: priceOf(days) })),
    total: priceOf(workingDays),
    workingDays,
    terms: fillAll(terms, { days: workingDays }),
  };
}

export type SampleQuote = ReturnType<typeof sampleQuoteOf>;
