import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { microsPerDollar } from '../../ai.ts';
import { houseStyleContent } from '../../words/house-style.ts';

const numbers = new Intl.NumberFormat(siteLocale);
const dollars = new Intl.NumberFormat(siteLocale, { style: 'currency', currency: 'USD' });
/** Four decimals: a single request costs a fraction of a cent. */
const smallDollars = new Intl.NumberFormat(siteLocale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});
const centsPerDollar = 100;

export function formatCount(count: number): string {
  return numbers.format(count);
}

/** Formats millionths of a dollar as "$0.0031" or "$12.40"; a dash when there is no price. */
export function formatCost(micros: number | null): string {
  if (micros === null) return houseStyleContent.log.noCost;
  const amount = micros / microsPerDollar;
  return (amount < 1 ? smallDollars : dollars).format(amount);
}

export function formatCents(cents: number): string {
  return dollars.format(cents / centsPerDollar);
}

/** Parses typed dollars to cents: null for an empty field, NaN for an invalid amount. */
export function parseCents(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '');
  if (text === '') return null;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text)
    ? Math.round(Number(text) * centsPerDollar)
    : Number.NaN;
}

/** Parses a whole number: null for an empty field, NaN for an invalid number. */
export function parseCount(typed: string): number | null {
  const text = typed.trim().replaceAll(',', '');
  if (text === '') return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}
