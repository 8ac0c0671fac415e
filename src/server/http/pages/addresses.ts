import { paths } from '../../../shared/paths.ts';

/** Encoded control characters and line ends: no address of the site contains them. */
const encodedControl = /%(?:[01][0-9a-f]|7f|c2%8[0-9a-f]|c2%9[0-9a-f]|e2%80%a[89])/gi;

/** Turns `/tips/` and `//tips` into `/tips`. Browsers read a backslash as a slash, so a redirect must not contain one. */
export function tidiedPath(pathname: string): string {
  const printable = pathname.includes('%') ? pathname.replace(encodedControl, '') : pathname;
  const segments = printable.replaceAll('\\', '%5C').split('/').filter(Boolean);
  return `/${segments.join('/')}`;
}

/** True for `/old/logo.png`; false for `/index.html` and `/about.php`, which people open. */
export function isFileName(pathname: string): boolean {
  const extension = /\.([a-z0-9]{1,11})$/i.exec(pathname)?.[1]?.toLowerCase();
  return extension !== undefined && !/^(?:x?html?|php\d?|aspx?|jsp|cgi)$/.test(extension);
}

/** The page whose Markdown has this address; null for an address of anything else. */
export function pageOfMarkdown(pathname: string): string | null {
  const path = /^(.*[^/])\.md$/.exec(pathname)?.[1];
  if (path === undefined) return null;
  return path === '/index' ? paths.home : path;
}

export function slugOfPostPath(pathname: string): string | null {
  const match = /^\/blog\/([^/]+)$/.exec(pathname);
  if (!match?.[1]) return null;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return null;
  }
}
