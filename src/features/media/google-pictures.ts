import { parsedUrl } from '../../shared/parsed-url.ts';

/**
 * Whether an address is one of those by which Google Docs puts the pictures of a document on the clipboard. They end, and they tell
 * Google who reads.
 */
export function isGooglePicture(address: string): boolean {
  const url = parsedUrl(address);
  if (!url) return false;
  const { protocol, host, username, password } = url;
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && /^lh\d{1,2}(?:-[a-z]{1,8})?\.googleusercontent\.com$/.test(host);
}
