import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { DomainError } from '../../../server/domain-error.ts';
import { asciiDigits } from '../../../shared/text/ascii-digits.ts';
import { countryName } from '../../../shared/words/countries/country-codes.ts';
import type { CodeCountry } from '../phone-verification.ts';

/** Number types that get texts. Toll-free, premium and satellite numbers attract toll fraud. */
const mobileTypes = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Territories treated as their country, because they share its calling code and networks. Example: in the numbering plan, +44
 * 7911 123456 belongs to Guernsey.
 */
const territories: Readonly<Record<string, string>> = {
  GG: 'GB',
  IM: 'GB',
  JE: 'GB',
  PR: 'US',
  AX: 'FI',
  SJ: 'NO',
  CC: 'AU',
  CX: 'AU',
  EH: 'MA',
};

const doubleZero = /^[\s(]*0[\s)]*0/;

/** Mexican mobile numbers had a 1 after the country code until 2019. People still write it. */
const mexicanMobile = /^(\+[\s(]*52)[\s().-]*1(?=(?:[\s().-]*\d){10}[\s)]*$)/;

function read(typed: string, country: string) {
  const text = asciiDigits(typed);
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const options = { extract: false, ...(defaultCountry && { defaultCountry }) };
  const asWritten = parsePhoneNumberFromString(text, options);
  if (asWritten?.isValid()) return asWritten;
  const meant = text.replace(doubleZero, '+').replace(mexicanMobile, '$1');
  return meant === text ? asWritten : parsePhoneNumberFromString(meant, options);
}

/**
 * Parses a typed phone number to E.164 and its country. Runs before any count, write or send.
 * @param options.countries ISO 3166-1 alpha-2 codes of allowed countries; the first is the default
 * @param options.country country of a number without a calling code
 * @throws DomainError BAD_REQUEST with a message for the form
 */
export function parsePhoneNumber(
  text: string,
  options: { countries: readonly string[]; country?: string | undefined },
): { phoneNumber: string; country: string } {
  const { countries } = options;
  const number = read(text, options.country || countries[0] || '');
  if (!number?.isValid() || number.ext) {
    throw new DomainError(
      'BAD_REQUEST',
      'This is not a phone number we can read. Please check its country, or start with + and the country code.',
    );
  }
  const country = number.country && (territories[number.country] ?? number.country);
  if (!country || !countries.includes(country)) {
    throw new DomainError(
      'BAD_REQUEST',
      country
        ? `We cannot send codes to numbers of this country yet: ${countryName(country)}.`
        : 'We cannot send codes to this kind of number.',
    );
  }
  if (!mobileTypes.has(number.getType() ?? '')) {
    throw new DomainError('BAD_REQUEST', 'Please enter a mobile number that gets text messages.');
  }
  return { phoneNumber: number.number, country };
}

export function listCodeCountries(countries: readonly string[]): CodeCountry[] {
  return countries
    .filter((code) => isSupportedCountry(code))
    .map((code) => ({ code, name: countryName(code), callingCode: getCountryCallingCode(code) }));
}
