import { isIPv6 } from 'node:net';

const groupsOfIpv6 = 8;
/** What a household or a small provider is given: whoever holds an address holds the rest of it too. */
const ipv6PrefixGroups = 3;
const ipv4Embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : groupsOfIpv6 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
}

/** The /24 (IPv4) or /48 (IPv6) that an address belongs to. */
export function subnetOf(address: string): string {
  const ipv4 = ipv4Embedded.exec(address)?.[1] ?? address;
  if (!isIPv6(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  const prefix = ipv6Groups(ipv4)
    .slice(0, ipv6PrefixGroups)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/48`;
}
