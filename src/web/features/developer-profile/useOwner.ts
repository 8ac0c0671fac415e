import { useEffect, useState } from 'react';
import type { CurrentDeveloper } from '../../../shared/developer.ts';
import { trpc } from '../../api/trpc.ts';
import { hasSignedInHint } from '../../signed-in-hint.ts';

/**
 * The signed-in developer where this profile is theirs, otherwise null. The page's HTML is the same for everybody,
 * so this is known only after hydration, and asked only by a browser that somebody has signed in with.
 */
export function useOwner(developerId: number): CurrentDeveloper | null {
  const [mayBeSignedIn, setMayBeSignedIn] = useState(false);
  useEffect(() => setMayBeSignedIn(hasSignedInHint()), []);
  const current = trpc.developer.current.useQuery(undefined, { enabled: mayBeSignedIn });
  return mayBeSignedIn && current.data?.id === developerId ? current.data : null;
}
