import { expect, it } from 'vitest';
import {
  addressGroup,
  networkGroup,
  outsideNetwork,
} from '../../../src/server/limits/client-address.ts';

it.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['2001:0DB8:0012:ffff:1:2:3:4', '2001:db8:12:ffff::/64', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['', '', ''],
  ['unix:', 'unix:', 'unix:'],
])('counts %j as the caller %j of the network %j', (ip, address, network) => {
  expect(addressGroup(ip)).toBe(address);
  expect(networkGroup(ip)).toBe(network);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ...['127.0.0.1', '::1', '10.1.2.3', '::ffff:192.168.1.1', '100.64.0.1', '169.254.1.1'].map(
    (ip): [string, null] => [ip, null],
  ),
  ...['fe80::1%eth0', 'fd00::1', '0.0.0.0', '', 'unix:'].map((ip): [string, null] => [ip, null]),
])('knows a caller from outside by its network: %j by %j', (ip, network) => {
  expect(outsideNetwork(ip)).toBe(network);
});
