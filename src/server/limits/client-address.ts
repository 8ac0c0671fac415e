import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Prefix lengths in bits. One customer has an IPv4 address or an IPv6 /64; a network is the range of a small provider. */
const prefixes = {
  address: { ipv4: 32, ipv6: 64 },
  network: { ipv4: 24, ipv6: 48 },
};

/** Treats an IPv4 address in IPv6 notation as IPv4. Ignores the zone (`%eth0`). */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = ip.split('%')[0] ?? '';
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function group(ip: string, prefix: { ipv4: number; ipv6: number }): string {
  const address = parse(ip);
  // No IP address, such as a Unix socket behind a proxy: all these callers count as one.
  if (!address) return ip;
  const bits = prefix[address.kind()];
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8));
    return byte & (0xff << (8 - kept));
  });
  const text = ipaddr.fromByteArray(bytes).toString();
  return bits === 32 ? text : `${text}/${bits}`;
}

export function addressGroup(ip: string): string {
  return group(ip, prefixes.address);
}

export function networkGroup(ip: string): string {
  return group(ip, prefixes.network);
}

/** Ranges within one site or machine. An address of them is that of a proxy, a container or a test, for whomever calls. */
const insideRanges: ReadonlySet<string> = new Set([
  ...['loopback', 'private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal', 'unspecified'],
]);

/** @returns the network of a caller from outside; null where it says nothing about who calls */
export function outsideNetwork(ip: string): string | null {
  const address = parse(ip);
  return address && !insideRanges.has(address.range()) ? networkGroup(ip) : null;
}

export interface CallerGroups {
  address: string;
  network: string;
}

/** Parsing an address costs as much as the rest of a cached answer. */
const groupsByIp = new LRUCache<string, CallerGroups>({ max: 10_000 });

export function callerGroups(ip: string): CallerGroups {
  const known = groupsByIp.get(ip);
  if (known) return known;
  const groups = { address: addressGroup(ip), network: networkGroup(ip) };
  groupsByIp.set(ip, groups);
  return groups;
}
