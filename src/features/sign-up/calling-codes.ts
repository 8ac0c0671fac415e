import { asciiDigits } from '../../shared/text/ascii-digits.ts';
import type { CodeCountry } from './phone-verification.ts';

/** Matches a number with its calling code: `+44 …` or `0044 …`. */
const international = /^[\s(]*(?:\+|0[\s)]*0)(.*)$/s;

/**
 * Finds the countries that match the start of a typed number.
 * @returns null while undecided; `isRefused` when codes go to no country with this prefix
 */
export function countryOfPrefix(
  text: string,
  countries: readonly CodeCountry[],
): { isRefused: true } | { isRefused: false; codes: string[] } | null {
  const digits = international.exec(asciiDigits(text))?.[1]?.replace(/\D/g, '');
  if (!digits || countries.length === 0) return null;
  const codes = countries
    .filter(({ callingCode }) => digits.startsWith(callingCode))
    .map(({ code }) => code);
  if (codes.length > 0) return { isRefused: false, codes };
  if (countries.some(({ callingCode }) => callingCode.startsWith(digits))) return null;
  return { isRefused: true };
}
