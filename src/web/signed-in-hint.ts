import { startTransition, useEffect, useState } from 'react';
import { signedInHintCookie } from '../shared/paths.ts';

/** Whether a developer has signed in with this browser. It grants nothing; the server alone knows who is signed in. */
function hasSignedInHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintCookie}=`));
}

/**
 * The same for the page: false until it is hydrated, because its HTML is that of everybody, and looked at anew whenever it
 * is drawn, because signing in and out loads no document. A transition, because what is below may still wait for its
 * scripts, and would be thrown away by anything more urgent.
 */
export function useSignedInHint(): boolean {
  const [isHinted, setIsHinted] = useState(false);
  useEffect(() => startTransition(() => setIsHinted(hasSignedInHint())));
  return isHinted;
}
