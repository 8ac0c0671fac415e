import { parsedUrl } from '../../shared/text/parsed-url.ts';

/** True for clipboard image addresses of Google Docs. They expire, and they tell Google who reads. */
export function isGooglePicture(address: string): boolean {
  const url = parsedUrl(address);
  if (!url) return false;
  const { protocol, host, username, password } = url;
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && /^lh\d{1,2}(?:-[a-z]{1,8})?\.googleusercontent\.com$/.test(host);
}
