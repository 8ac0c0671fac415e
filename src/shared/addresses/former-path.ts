const maxLength = 500;

/**
 * Normalizes a former address as stored and looked up: a path without a trailing slash, or WordPress's `/?p=12`.
 * Null for others, such as the start page, which this site has itself.
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
