import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { parsePhoneNumber } from '../../../src/features/sign-up/server/phone-number.ts';
import { DomainError } from '../../../src/server/domain-error.ts';
import { countries as profileCountries } from '../../../src/shared/words/countries/countries.ts';
import { countryCodes } from '../../../src/shared/words/countries/country-codes.ts';

const countries = ['US', 'CA', 'GB'];
const read = (text: string, country?: string) =>
  parsePhoneNumber(text, { countries, country }).phoneNumber;

describe('parsePhoneNumber', () => {
  it.each([
    ['(612) 555-0142', '+16125550142'],
    ['612.555.0142', '+16125550142'],
    ['+1 612 555 0142', '+16125550142'],
    ['1-612-555-0142', '+16125550142'],
    ['+44 7400 123456', '+447400123456'],
    ['+1 416 555 0142', '+14165550142'],
    ['+44 7911 123456', '+447911123456'],
    ['0044 7400 123456', '+447400123456'],
    ['00 44 (0)7400 123456', '+447400123456'],
    ['00447911123456', '+447911123456'],
    ['011 44 7400 123456', '+447400123456'],
    ['+1 787 555 0142', '+17875550142'],
    ['＋１ ６１２ ５５５ ０１４２', '+16125550142'],
    ['（６１２）５５５－０１４２', '+16125550142'],
    ['００４４ ７４００ １２３４５６', '+447400123456'],
    ['٦١٢ ٥٥٥ ٠١٤٢', '+16125550142'],
    ['+१ ६१२ ५५५ ०१४२', '+16125550142'],
  ])('reads %s', (text, e164) => {
    expect(read(text)).toBe(e164);
  });

  it.each([
    ['07400 123456', 'GB', '+447400123456'],
    ['0044 7400 123456', 'GB', '+447400123456'],
    ['416 555 0142', 'CA', '+14165550142'],
    ['+1 612 555 0142', 'GB', '+16125550142'],
  ])('reads %s of somebody in %s', (text, country, e164) => {
    expect(read(text, country)).toBe(e164);
  });

  it.each([
    '+52 1 55 1234 5678',
    '+52 (1) 55 1234-5678',
    '+5215512345678',
    '0052 1 55 1234 5678',
    '+52 55 1234 5678',
    '＋５２１５５１２３４５６７８',
  ])('reads %s, with or without the 1 that mobile numbers of Mexico had', (text) => {
    expect(parsePhoneNumber(text, { countries: ['US', 'MX'] })).toEqual({
      phoneNumber: '+525512345678',
      country: 'MX',
    });
  });

  it('reads a number without its country as one of the first country', () => {
    expect(parsePhoneNumber('07400 123456', { countries: ['GB', 'US'] })).toEqual({
      phoneNumber: '+447400123456',
      country: 'GB',
    });
  });

  it('counts the islands around Great Britain as it, and Puerto Rico as the United States', () => {
    expect(parsePhoneNumber('+44 7911 123456', { countries }).country).toBe('GB');
    expect(parsePhoneNumber('+1 787 555 0142', { countries }).country).toBe('US');
  });

  it.each([
    'hello',
    '555-0142',
    '+1612555014',
    '+161255501422',
    'call 612 555 0142 now',
    '612 555 0142 ext 7',
    '+999 123 456 789',
    '+',
    '00',
    '0000',
    '612-555-0142;+1900',
    '+52 1 55 1234 567',
    '+52 1 55 1234 56789',
    "'; DROP TABLE",
  ])('refuses %s, which is no number', (text) => {
    expect(() => read(text)).toThrow(/not a phone number/);
  });

  it.each([
    ['Jamaica, which shares +1', '+1 876 555 0142', 'Jamaica'],
    ['Germany, which is not on the list', '+49 1512 3456789', 'Germany'],
    ['a satellite network', '+881 6 1234 5678', 'this kind of number'],
  ])('sends nothing to %s, and says so', (_name, text, named) => {
    expect(() => read(text)).toThrow(DomainError);
    expect(() => read(text)).toThrow(named);
  });

  it.each([
    ['toll-free', '800 555 0199'],
    ['premium', '900 555 0199'],
    ['landline', '+44 20 7946 0123'],
  ])('refuses a %s number', (_name, text) => {
    expect(() => read(text)).toThrow(/mobile number/);
  });
});

describe('the countries of a profile', () => {
  const named = profileCountries.filter((name) => name !== 'Other');
  it.each(named)('%s: a mobile number is read, with and without its country', (name) => {
    const country = countryCodes[name];
    const example = isSupportedCountry(country) && getExampleNumber(country, examples);
    if (!example) throw new Error(`There is no example number of ${name}.`);
    const expected = { phoneNumber: example.number, country };
    const all = Object.values(countryCodes);
    expect(parsePhoneNumber(example.number, { countries: all })).toEqual(expected);
    expect(parsePhoneNumber(example.formatNational(), { countries: all, country })).toEqual(
      expected,
    );
  });
});
