import { parsedUrl } from './parsed-url.ts';

/** Names that stand for addresses in examples and never lead anywhere (RFC 2606, RFC 6761). */
const reservedName = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Whether a web address is one of those that are kept free for examples. */
export function isReservedAddress(address: string): boolean {
  return reservedName.test(parsedUrl(address)?.hostname ?? '');
}
