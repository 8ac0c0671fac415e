import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useFragment } from './use-fragment.ts';

/**
 * Scrolls to an element of a part that mounts after the router has scrolled. Going back keeps its place.
 * @param has tells if the part holds the element of a fragment
 * @returns the fragment of the address
 */
export function useLateFragment(has: (fragment: string) => boolean): string {
  const fragment = useFragment();
  const isAwaited = useNavigationType() !== 'POP' && has(fragment);
  useEffect(() => {
    if (isAwaited) document.getElementById(fragment)?.scrollIntoView();
  }, [isAwaited, fragment]);
  return fragment;
}
