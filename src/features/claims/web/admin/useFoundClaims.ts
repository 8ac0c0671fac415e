import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { knownNames } from '../../../tools/words/known-names.ts';
import { type FoundClaim, findClaims } from '../../find-claims.ts';

const typingPauseMs = 700;
/** Where a browser does not say when it is idle, it is asked for the next moment. */
const soonMs = 50;

/** Runs some work when nobody waits for anything else. @returns what calls it off */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** The claims of what is typed, looked for whenever typing pauses and the browser is idle. Null before the first look. */
export function useFoundClaims(html: string): readonly FoundClaim[] | null {
  const [settled] = useDebouncedValue(html, typingPauseMs);
  const [found, setFound] = useState<readonly FoundClaim[] | null>(null);
  useEffect(() => whenIdle(() => setFound(findClaims(settled, knownNames))), [settled]);
  return found;
}
