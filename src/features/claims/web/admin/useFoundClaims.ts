import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { knownNames } from '../../../tools/words/known-names.ts';
import { type FoundClaim, findClaims } from '../../find-claims.ts';

const typingPauseMs = 700;
/** Delay in ms for browsers without requestIdleCallback. */
const soonMs = 50;

/**
 * Runs work when the browser is idle.
 * @returns function that cancels the work
 */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Finds claims after a debounce, when the browser is idle. Null before the first result. */
export function useFoundClaims(html: string): readonly FoundClaim[] | null {
  const [settled] = useDebouncedValue(html, typingPauseMs);
  const [found, setFound] = useState<readonly FoundClaim[] | null>(null);
  useEffect(() => whenIdle(() => setFound(findClaims(settled, knownNames))), [settled]);
  return found;
}
