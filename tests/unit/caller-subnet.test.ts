import { expect, it } from 'vitest';
import { subnetOf } from '../../src/server/features/developer/caller-subnet.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['2001:0db8:0012:ffff:1:2:3:4', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('puts %s into %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet);
});
