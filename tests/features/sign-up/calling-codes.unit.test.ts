import { expect, it } from 'vitest';
import { countryOfPrefix } from '../../../src/features/sign-up/calling-codes.ts';

const countries = [
  { code: 'US', name: 'United States', callingCode: '1' },
  { code: 'CA', name: 'Canada', callingCode: '1' },
  { code: 'GB', name: 'United Kingdom', callingCode: '44' },
  { code: 'IE', name: 'Ireland', callingCode: '353' },
];

it.each([
  ['', null],
  ['612 555', null],
  ['+', null],
  ['+4', null],
  ['+35', null],
  ['0044', { isRefused: false, codes: ['GB'] }],
  ['00 44 7400', { isRefused: false, codes: ['GB'] }],
  ['＋４４ ７４００', { isRefused: false, codes: ['GB'] }],
  ['٠٠٤٤', { isRefused: false, codes: ['GB'] }],
  ['+44 (0)7400', { isRefused: false, codes: ['GB'] }],
  ['+1 612', { isRefused: false, codes: ['US', 'CA'] }],
  ['+353 85', { isRefused: false, codes: ['IE'] }],
  ['+49', { isRefused: true }],
  ['0091 98', { isRefused: true }],
  ['+352', { isRefused: true }],
])('%s says %o', (text, expected) => {
  expect(countryOfPrefix(text, countries)).toEqual(expected);
});

it('says nothing before the countries are known', () => {
  expect(countryOfPrefix('+49', [])).toBeNull();
});
