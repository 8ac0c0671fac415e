import { parsedUrl } from '../../../shared/text/parsed-url.ts';

const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost'];

/** A browser would run these, or open files, instead of starting the program that registered the scheme. */
const forbiddenSchemes = [
  ...['about', 'blob', 'chrome', 'data', 'file', 'filesystem', 'ftp', 'intent', 'javascript'],
  ...['jar', 'mailto', 'sms', 'tel', 'vbscript', 'view-source', 'ws', 'wss'],
];

const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && loopbackHosts.includes(hostname);

/** Tells whether a program may be answered there: https, a program on the person's machine, or a scheme of its own (RFC 8252). */
export function isRedirectAddress(text: string): boolean {
  const url = parsedUrl(text);
  if (!url || text.includes('#') || url.username || url.password || /\s/.test(text)) return false;
  const scheme = url.protocol.slice(0, -1);
  if (scheme === 'https') return true;
  if (scheme === 'http') return isLoopback(url);
  return !forbiddenSchemes.includes(scheme);
}

/** Programs on the person's machine listen at any port (RFC 8252, section 7.3). */
function withoutPort(text: string): string | null {
  const url = parsedUrl(text);
  if (!url || !isLoopback(url)) return null;
  url.port = '';
  return url.href;
}

export function isOwnRedirect(own: readonly string[], asked: string): boolean {
  if (!isRedirectAddress(asked)) return false;
  if (own.includes(asked)) return true;
  const anyPort = withoutPort(asked);
  return anyPort !== null && own.some((address) => withoutPort(address) === anyPort);
}

/** Host or scheme for the person to read; null for a program on the person's own machine. */
export function placeOf(redirectUri: string): string | null {
  const url = new URL(redirectUri);
  if (isLoopback(url)) return null;
  return url.protocol === 'https:' ? url.host : url.protocol.slice(0, -1);
}

export function withQuery(address: string, query: Readonly<Record<string, string | undefined>>) {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
