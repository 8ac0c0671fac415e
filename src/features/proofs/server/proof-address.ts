import { isIP } from 'node:net';
import { isReservedAddress } from '../../../shared/addresses/reserved-address.ts';
import { parsedUrl } from '../../../shared/text/parsed-url.ts';
import { codeHostPlace } from '../code-hosts.ts';
import type { proofRefusals } from '../words/proof-refusals.ts';

export type AddressReading =
  | { outcome: 'read'; address: string }
  | { outcome: 'refused'; refusal: keyof typeof proofRefusals };

export interface OwnOrigins {
  siteOrigin: string;
  /** Origins of the settings. They may be local and use http. */
  trustedFetchOrigins: readonly string[];
}

const refused = (refusal: keyof typeof proofRefusals): AddressReading => ({
  outcome: 'refused',
  refusal,
});

/** Top-level names of networks of one's own. */
const localName = /\.(?:local|internal|intranet|lan|home|corp|private|localdomain|onion|arpa)$/;

/** A server may read an encoded slash as a slash, and would then show another path than ours. */
const hiddenSlash = /%(?:2f|5c|00)/i;

function isPublicName(url: URL): boolean {
  const { hostname } = url;
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.');
  return isName && !localName.test(hostname) && !isReservedAddress(url.href);
}

/** Code hosts ignore case and `.git`. */
function withOwnPath(url: URL): URL {
  if (!codeHostPlace(url)) return url;
  const own = new URL(url);
  own.pathname = url.pathname
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  return own;
}

/** Checks the form of an address, and writes it in one way. Nothing is fetched or resolved. */
export function readAddress(text: string, origins: OwnOrigins): AddressReading {
  const parsed = parsedUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!parsed) return refused('invalid');
  const url = withOwnPath(parsed);
  if (url.username || url.password) return refused('password');
  if (url.origin === origins.siteOrigin) return refused('ownSite');
  if (url.search) return refused('query');
  if (hiddenSlash.test(url.pathname) || url.hostname.endsWith('.')) return refused('invalid');
  if (!origins.trustedFetchOrigins.includes(url.origin)) {
    if (url.protocol !== 'https:') return refused('notHttps');
    if (!isPublicName(url)) return refused('notPublic');
    if (url.port) return refused('port');
  }
  if (codeHostPlace(url)?.kind === 'other') return refused('codeHost');
  return { outcome: 'read', address: `${url.origin}${url.pathname}` };
}

const bare = (pathname: string) => pathname.replace(/\/$/, '');

/** True for the address itself and for what lies below it on the same origin. */
export function liesUnder(link: string, address: string): boolean {
  const parsed = parsedUrl(link);
  if (!parsed || parsed.username || parsed.password) return false;
  const [below, above] = [withOwnPath(parsed), new URL(address)];
  if (below.origin !== above.origin || hiddenSlash.test(below.pathname)) return false;
  const top = bare(above.pathname);
  return bare(below.pathname) === top || below.pathname.startsWith(`${top}/`);
}

/** True for the very address. */
export function isSameAddress(link: string, address: string): boolean {
  const [one, other] = [parsedUrl(link), new URL(address)];
  if (!one || one.search || !liesUnder(link, address)) return false;
  return bare(withOwnPath(one).pathname) === bare(other.pathname);
}
