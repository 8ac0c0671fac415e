import { type RefObject, useEffect, useState } from 'react';

export type Playable = typeof import('./Playable.tsx');

/** Applies in browsers without requestIdleCallback. */
const laterMs = 300;
/** A busy machine is never idle. */
const latestMs = 3_000;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Loads the sample apps once the page is idle, or with the first touch of their place. The picture stays where they do
 * not arrive.
 */
export function usePlayable(place: RefObject<HTMLElement | null>, isOn: boolean): Playable | null {
  const [playable, setPlayable] = useState<Playable | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !isOn) return;
    const ended = new AbortController();
    const { signal } = ended;
    const load = () => {
      ended.abort();
      import('./Playable.tsx').then(setPlayable, () => {});
    };
    element.addEventListener('pointerenter', load, { signal });
    element.addEventListener('focusin', load, { signal });
    const whenIdle = () => {
      if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(load, laterMs);
        signal.addEventListener('abort', () => clearTimeout(timer));
        return;
      }
      const handle = requestIdleCallback(load, { timeout: latestMs });
      signal.addEventListener('abort', () => cancelIdleCallback(handle));
    };
    if (!savesData()) {
      if (document.readyState === 'complete') whenIdle();
      else window.addEventListener('load', whenIdle, { signal });
    }
    return () => ended.abort();
  }, [place, isOn]);
  return playable;
}
