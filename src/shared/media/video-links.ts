import { parsedUrl } from '../text/parsed-url.ts';

/** Accepts a link that a browser can open and that contains no password. */
export function isVideoLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text)) return false;
  const url = parsedUrl(text);
  return url?.hostname.includes('.') === true && url.username === '' && url.password === '';
}
