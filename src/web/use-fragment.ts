import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const neverChanges = () => () => {};

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** The fragment of the address without its #. Empty in the first render, because the server never sees fragments. */
export function useFragment(): string {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated ? decode(hash) : '';
}
