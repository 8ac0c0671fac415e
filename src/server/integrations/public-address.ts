import ipaddr from 'ipaddr.js';

/** Global unicast of IPv6. The library also calls obsolete blocks outside of it unicast, such as those that contain IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Answers to every machine in Azure, and lies in a range that is public otherwise. */
const machineServices = ['168.63.129.16'];

/** True for addresses of the public internet only: no tunnel, mapped form or local range. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6) return address.match(globalUnicast);
  return !machineServices.includes(address.toString());
}
