import { allPaths } from '../../../../shared/server-paths.ts';
import { hyphenate } from '../../../../shared/text/hyphenate.ts';
import { handleShape } from './handle-shape.ts';

/** Names under which a stranger could pose as the site or as one of its officers. */
const offices = [
  ...['abuse', 'admin', 'administrator', 'billing', 'hostmaster', 'info', 'mail', 'moderator'],
  ...['noreply', 'null', 'official', 'owner', 'postmaster', 'root', 'security', 'staff'],
  ...['support', 'system', 'team', 'undefined', 'verified', 'webmaster'],
];

const addresses = Object.values(allPaths).flatMap((path) => {
  const pattern = typeof path === 'string' ? path : 'pattern' in path ? path.pattern : '';
  return pattern.split('/').filter((segment) => segment !== '' && !/[:.*@?#]/.test(segment));
});

const reserved = new Set([...offices, ...addresses].map((word) => handleShape(hyphenate(word))));

/** @param siteNames names of the site and of its service */
export function isReserved(handle: string, siteNames: readonly string[]): boolean {
  const shape = handleShape(handle);
  if (reserved.has(shape)) return true;
  const own = siteNames.map((name) => handleShape(hyphenate(name)));
  return own.some((name) => name !== '' && shape.startsWith(name));
}
