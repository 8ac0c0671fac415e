import { parsedUrl } from '../addresses/parsed-url.ts';

/** A link that a browser can open, with nobody's password in it. */
export function isVideoLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false;
  const url = parsedUrl(text);
  return url?.hostname.includes('.') === true && url.username === '' && url.password === '';
}
