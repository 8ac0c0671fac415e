import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DomainError } from '../../domain-error.ts';

/** Country of numbers that are written without one. */
const defaultCountry = 'US';

/** Kinds of number that get text messages; toll-free, premium and satellite numbers are where toll fraud lives. */
const mobileTypes = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * A typed phone number as E.164. Runs before anything is counted, stored or sent.
 * @param countries ISO 3166-1 alpha-2 codes that codes are sent to
 * @throws DomainError BAD_REQUEST with a message for the form
 */
export function parsePhoneNumber(text: string, countries: readonly string[]): string {
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  if (!number?.isValid() || number.ext) {
    throw new DomainError(
      'BAD_REQUEST',
      'This is not a phone number we can read. Outside the United States, start with + and the country code.',
    );
  }
  if (!number.country || !countries.includes(number.country)) {
    throw new DomainError('BAD_REQUEST', 'We cannot send codes to this country yet.');
  }
  if (!mobileTypes.has(number.getType() ?? '')) {
    throw new DomainError('BAD_REQUEST', 'Please enter a mobile number that gets text messages.');
  }
  return number.number;
}
