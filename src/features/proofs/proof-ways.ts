import { codeHostPlace } from './code-hosts.ts';

export const proofWays = ['file', 'meta', 'dns', 'topic', 'relMe'] as const;
export type ProofWay = (typeof proofWays)[number];

/** Why a way did not prove an address. */
export const proofFaults = ['unreachable', 'notFound', 'tooLarge', 'notPublic', 'ledAway'] as const;
export type ProofFault = (typeof proofFaults)[number];

/** Name of the meta tag and of the text in DNS. */
export const proofName = 'vibecode-land';

export const proofFilePath = '/.well-known/vibecode-land.txt';

const topicPrefix = 'vibecode-';

/**
 * Ways that can prove an address. File and DNS speak for a whole host, so they prove no page of one. A page of a code host is
 * written by many, so only the topic of a repository, or the link in a profile, counts there.
 */
export function waysOf(address: string): readonly ProofWay[] {
  const url = new URL(address);
  const place = codeHostPlace(url);
  if (place) return place.kind === 'repository' ? ['topic'] : ['relMe'];
  return url.pathname === '/' ? ['file', 'meta', 'dns', 'relMe'] : ['meta', 'relMe'];
}

/** GitHub takes 50 characters of a–z, 0–9 and hyphen, Forgejo takes 35. */
export function topicOf(token: string): string {
  return `${topicPrefix}${token}`;
}

export function dnsTextOf(token: string): string {
  return `${proofName}=${token}`;
}

export function metaTagOf(token: string): string {
  return `<meta name="${proofName}" content="${token}">`;
}

export function proofFileOf(address: string): string {
  return new URL(proofFilePath, address).href;
}

/** Host and path, without the slash at the end. */
export function addressLabel(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname.replace(/\/$/, '')}`;
}
