import { readLocal, writeLocal } from '../../../../web/local-store.ts';
import { progressName } from '../../next-station.ts';
import { type Progress, progressOf } from '../../path-progress.ts';

let current: Progress | null = null;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Another tab has changed the progress, or cleared the storage. */
function readAgain({ key }: StorageEvent): void {
  if (key !== progressName && key !== null) return;
  current = progressOf(readLocal(progressName));
  tellAll();
}

/** The progress of this browser. Held in memory too, so that it lasts for the visit where the storage is blocked. */
export const progressStore = {
  get(): Progress {
    current ??= progressOf(readLocal(progressName));
    return current;
  },
  set(progress: Progress): void {
    current = progress;
    writeLocal(progressName, progress);
    tellAll();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      // The home page, and other tabs, may have written since.
      current = null;
      window.addEventListener('storage', readAgain);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', readAgain);
    };
  },
};
