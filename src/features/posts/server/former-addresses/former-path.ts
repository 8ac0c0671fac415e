/** In characters; longer ones are no addresses that somebody has linked to. */
const maxLength = 500;

/**
 * A former address as it is stored and looked up: a path without a slash at its end, or WordPress's `/?p=12`. Null for what is
 * none, such as the start page, which is taken.
 */
export function formerPath(address: string): string | null {
  const [pathname = '', query = ''] = (address.split('#')[0] ?? '').split('?');
  if (pathname === '/' || pathname === '') {
    return /^p=[1-9]\d{0,9}$/.test(query) ? `/?${query}` : null;
  }
  if (!pathname.startsWith('/') || pathname.length > maxLength) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = `/${decoded.split('/').filter(Boolean).join('/')}`;
  return path === '/' || /[\p{Cc}\\]/u.test(path) ? null : path;
}
