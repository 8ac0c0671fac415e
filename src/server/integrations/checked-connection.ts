import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

export type Resolve = (name: string) => Promise<readonly { address: string; family: number }[]>;

/** Lower ports belong to mail and other services that must not get requests from here. */
const firstFreePort = 1_024;

/** Refuses all addresses of a name when one is not public. The connection goes to what was checked, so a name cannot change between. */
export function checkedLookup(resolve: Resolve): LookupFunction {
  return (name, options, callback) => {
    const answer = (found: Awaited<ReturnType<Resolve>>) => {
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublicAddress(address))) {
        callback(new AddressRefusedError('The name leads to no public address.'), '');
      } else if (options.all) callback(null, [...found]);
      else callback(null, first.address, first.family);
    };
    resolve(name).then(answer, (error: Error) => callback(error, ''));
  };
}

export const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * @returns true for an origin of the settings, whose connections need no check
 * @throws AddressRefusedError
 */
export function checkAddress(url: URL, trustedOrigins: readonly string[]): boolean {
  if (url.username || url.password) {
    throw new AddressRefusedError('An address must not contain a password.');
  }
  if (trustedOrigins.includes(url.origin)) return true;
  const host = hostOf(url);
  const isLocalLiteral = isIP(host) !== 0 && !isPublicAddress(host);
  const isOddPort = url.port !== '' && Number(url.port) < firstFreePort;
  if (url.protocol !== 'https:' || isLocalLiteral || isOddPort) {
    throw new AddressRefusedError('Only https addresses of the public internet are read.');
  }
  return false;
}

export function requestTo(
  url: URL,
  options: http.RequestOptions,
  body?: string,
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(url, options).on('response', resolve).on('error', reject).end(body);
  });
}
