import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns true on the server and in the first rendering of the server's HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
