import { expect, it } from 'vitest';
import { isReservedAddress } from '../../src/shared/addresses/reserved-address.ts';

it.each([
  'https://example.com/',
  'https://steam-and-pine.example.com',
  'http://EXAMPLE.org/page',
  'https://shop.example',
  'https://something.test:8080/',
])('%s is kept free for examples', (address) => {
  expect(isReservedAddress(address)).toBe(true);
});

it.each([
  'https://vibecode.land/',
  'https://example.dev/',
  'https://my-example.com/',
  'https://example.com.au/',
  'no address',
])('%s is not', (address) => {
  expect(isReservedAddress(address)).toBe(false);
});
