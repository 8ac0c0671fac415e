import { startTransition, useEffect, useState } from 'react';
import { signedInHintCookie } from '../shared/paths.ts';

function hasSignedInHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintCookie}=`));
}

/**
 * False until hydration, because the HTML is the same for everybody. Read again with every rendering, because signing
 * in and out loads no document. Set in a transition: the content below may still wait for its scripts, and a more
 * urgent update would discard it.
 */
export function useSignedInHint(): boolean {
  const [isHinted, setIsHinted] = useState(false);
  useEffect(() => startTransition(() => setIsHinted(hasSignedInHint())));
  return isHinted;
}
