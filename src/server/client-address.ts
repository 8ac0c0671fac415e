import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * What rate limits count an address by. One customer usually holds a whole IPv6 /64, so all of it is one caller;
 * an IPv4 address written as IPv6 is that IPv4 address.
 */
export function addressGroup(ip: string): string {
  const mapped = mappedIpv4.exec(ip)?.[1];
  if (mapped) return mapped;
  const address = ip.split('%')[0] ?? '';
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
