import { describe, expect, it } from 'vitest';
import { DomainError } from '../../src/server/domain-error.ts';
import { parsePhoneNumber } from '../../src/server/features/developer/phone-number.ts';

const countries = ['US', 'CA', 'GB'];

describe('parsePhoneNumber', () => {
  it.each([
    ['(612) 555-0142', '+16125550142'],
    ['612.555.0142', '+16125550142'],
    ['+1 612 555 0142', '+16125550142'],
    ['1-612-555-0142', '+16125550142'],
    ['+44 7400 123456', '+447400123456'],
    ['+1 416 555 0142', '+14165550142'],
  ])('reads %s', (text, e164) => {
    expect(parsePhoneNumber(text, countries)).toBe(e164);
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
    '612-555-0142;+1900',
    "'; DROP TABLE",
  ])('refuses %s, which is no number', (text) => {
    expect(() => parsePhoneNumber(text, countries)).toThrow(/not a phone number/);
  });

  it.each([
    ['Jamaica, which shares +1', '+1 876 555 0142'],
    ['Germany, which is not on the list', '+49 1512 3456789'],
    ['a satellite network', '+881 6 1234 5678'],
  ])('sends nothing to %s', (_name, text) => {
    expect(() => parsePhoneNumber(text, countries)).toThrow(DomainError);
  });

  it.each([
    ['toll-free', '800 555 0199'],
    ['premium', '900 555 0199'],
    ['landline', '+44 20 7946 0123'],
  ])('refuses a %s number', (_name, text) => {
    expect(() => parsePhoneNumber(text, countries)).toThrow(/mobile number/);
  });
});
