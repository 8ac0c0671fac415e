import { matchPath } from 'react-router-dom';
import type { Link } from '../../../../shared/words/types.ts';

/** Tells if the current page is one of the links or lies below one. */
export function hasCurrentLink(links: readonly Link[], pathname: string): boolean {
  return links.some((link) => matchPath({ path: link.to, end: false }, pathname) !== null);
}
