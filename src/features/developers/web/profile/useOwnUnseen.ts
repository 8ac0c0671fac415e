import { useEffect, useEffectEvent, useRef } from 'react';
import type { CurrentDeveloper } from '../../developers.ts';

/**
 * Until its form was finished, and while it is hidden, a profile exists for its owner only, and the page's HTML is that of
 * strangers: once the owner is known, the profile is asked for again in the owner's name.
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
