import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Prefixes in bits. One customer holds an address of IPv4 or a /64 of IPv6; a network is what a small provider holds. */
const prefixes = {
  address: { ipv4: 32, ipv6: 64 },
  network: { ipv4: 24, ipv6: 48 },
};

/** An IPv4 address written as IPv6 is that IPv4 address; a zone (`%eth0`) plays no part. */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const address = ip.split('%')[0] ?? '';
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function group(ip: string, prefix: { ipv4: number; ipv6: number }): string {
  const address = parse(ip);
  // Not an address (a Unix socket behind a proxy, for one): all who come that way are one caller.
  if (!address) return ip;
  const bits = prefix[address.kind()];
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8));
    return byte & (0xff << (8 - kept));
  });
  const text = ipaddr.fromByteArray(bytes).toString();
  return bits === 32 ? text : `${text}/${bits}`;
}

/** Key by which limits count one caller: the IPv4 address, or the whole /64 of an IPv6 address. */
export function addressGroup(ip: string): string {
  return group(ip, prefixes.address);
}

/** The network around a caller: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkGroup(ip: string): string {
  return group(ip, prefixes.network);
}

export interface CallerGroups {
  address: string;
  network: string;
}

/** Parsing an address costs as much as the rest of an answer out of the cache. */
const groupsByIp = new LRUCache<string, CallerGroups>({ max: 10_000 });

/** Both groups of a caller, for what every request asks for. */
export function callerGroups(ip: string): CallerGroups {
  const known = groupsByIp.get(ip);
  if (known) return known;
  const groups = { address: addressGroup(ip), network: networkGroup(ip) };
  groupsByIp.set(ip, groups);
  return groups;
}
