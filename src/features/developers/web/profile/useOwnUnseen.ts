import { useEffect, useEffectEvent, useRef } from 'react';
import type { CurrentDeveloper } from '../../developers.ts';

/**
 * Refetches a profile that only its owner may see (incomplete or hidden) once the owner is known:
 * the HTML is rendered without a session.
 */
export function useOwnUnseen(
  owner: CurrentDeveloper | null,
  profile: { isError: boolean; refetch: () => unknown },
): void {
  const hasAsked = useRef(false);
  const isUnseen = owner !== null && (!owner.isProfileComplete || owner.hidden !== null);
  const isMissing = isUnseen && profile.isError;
  const askAgain = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void profile.refetch();
  });
  useEffect(() => {
    if (isMissing) askAgain();
  }, [isMissing]);
}
