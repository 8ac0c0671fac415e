import { site } from '../../../../shared/words/site.ts';
import { microsPerDollar } from '../../ai.ts';
import { writingContent } from '../../words/writing.ts';

const numbers = new Intl.NumberFormat(site.locale);
const dollars = new Intl.NumberFormat(site.locale, { style: 'currency', currency: 'USD' });
/** A single request costs a part of a cent. */
const smallDollars = new Intl.NumberFormat(site.locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});
const centsPerDollar = 100;

/** "12,345" */
export function formatCount(count: number): string {
  return numbers.format(count);
}

/** Millionths of a dollar as "$0.0031" or "$12.40"; a dash where there is no price. */
export function formatCost(micros: number | null): string {
  if (micros === null) return writingContent.log.noCost;
  const amount = micros / microsPerDollar;
  return (amount < 1 ? smallDollars : dollars).format(amount);
}

/** Cents as "$20.00". */
export function formatCents(cents: number): string {
  return dollars.format(cents / centsPerDollar);
}

/** What somebody typed as dollars, in cents: null for an empty field, NaN for anything else than an amount. */
export function parseCents(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  if (text === '') return null;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text)
    ? Math.round(Number(text) * centsPerDollar)
    : Number.NaN;
}

/** The same for a whole number. */
export function parseCount(typed: string): number | null {
  const text = typed.trim().replaceAll(',', '');
  if (text === '') return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}
