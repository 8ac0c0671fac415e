import { asciiDigits } from '../../shared/ascii-digits.ts';
import type { CodeCountry } from './phone-verification.ts';

/** A number with its country: `+44 …` or, as most of the world dials it, `0044 …`. */
const international = /^[\s(]*(?:\+|0[\s)]*0)(.*)$/s;

/**
 * What the beginning of a typed number says about its country, before all of it is there.
 * @returns null while it says nothing; `isRefused` where codes go to no country that begins like this
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
