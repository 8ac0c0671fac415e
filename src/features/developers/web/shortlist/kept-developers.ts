import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../../../web/local-store.ts';

const name = 'shortlist';
const listeners = new Set<() => void>();

const stored = () => String(readLocal(name) ?? '');
const idsOf = (text: string) => (text ? text.split(',').map(Number) : []);

/** Ids of the developers that this browser keeps on its shortlist. */
export const keptIds = () => idsOf(stored());

export function keepIds(ids: readonly number[]): void {
  writeLocal(name, ids);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed the list.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Empty while the page is hydrated. */
export function useKeptIds(): number[] {
  return idsOf(useSyncExternalStore(subscribe, stored, () => ''));
}
