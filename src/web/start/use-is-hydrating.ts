import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** True on the server and in the first rendering of markup that the server has sent. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
