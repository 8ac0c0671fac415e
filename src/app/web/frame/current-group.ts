import type { Link } from '../../../shared/words/types.ts';

/** Tells if a link leads to the current page, in any letter case. */
export function isAt(to: string, pathname: string): boolean {
  return pathname.toLowerCase() === to;
}

export function isAtOrBelow(to: string, pathname: string): boolean {
  return isAt(to, pathname) || pathname.toLowerCase().startsWith(`${to}/`);
}

/** Tells if the current page is one of the links or lies below one. */
export function hasCurrentLink(links: readonly Link[], pathname: string): boolean {
  return links.some(({ to }) => isAtOrBelow(to, pathname));
}
