import { useLocation } from 'react-router-dom';
import { useIsHydrating } from './start/use-is-hydrating.ts';

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Excludes the #. Empty in the first render, because the server never sees fragments. */
export function useFragment(): string {
  const { hash } = useLocation();
  const isHydrating = useIsHydrating();
  return isHydrating ? '' : decode(hash);
}
