import { useSyncExternalStore } from 'react';
import { useIsHydrating } from '../../../../web/start/use-is-hydrating.ts';
import { nextIn, noProgress, type Progress, type WalkedPath } from '../../path-progress.ts';
import { progressStore } from './progress-store.ts';

export interface KeptProgress {
  progress: Progress;
  /** False on the server and in the first rendering of its HTML: then nothing is said about progress. */
  isKnown: boolean;
  change: (changed: (progress: Progress) => Progress) => void;
}

const unknown = () => noProgress;

/**
 * The reader's progress. Each change also stores the next station.
 * @param paths those that the page knows
 */
export function useProgress(paths: readonly WalkedPath[]): KeptProgress {
  const progress = useSyncExternalStore(progressStore.subscribe, progressStore.get, unknown);
  return {
    progress,
    isKnown: !useIsHydrating(),
    change(changed) {
      const next = changed(progressStore.get());
      progressStore.set({ ...next, next: nextIn(next, paths) });
    },
  };
}
