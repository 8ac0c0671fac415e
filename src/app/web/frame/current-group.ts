import { matchPath } from 'react-router-dom';
import type { Link } from '../../../shared/words/types.ts';

/** Whether the page shown is one of a menu's links or lies below one. */
export function hasCurrentLink(links: readonly Link[], pathname: string): boolean {
  return links.some((link) => matchPath({ path: link.to, end: false }, pathname) !== null);
}
