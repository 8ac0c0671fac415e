import { parsedUrl } from '../text/parsed-url.ts';

/** Domains reserved for examples, which never lead anywhere (RFC 2606, RFC 6761). */
const reservedName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

export function isReservedAddress(address: string): boolean {
  return reservedName.test(parsedUrl(address)?.hostname ?? '');
}
