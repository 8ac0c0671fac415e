import { useCallback, useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { loadDialogAhead } from './load-dialog.ts';

/**
 * Asks before unsaved text is left: on closing or reloading (the browser's own question), on links and on "back". Use
 * `ask` when the address does not change. The router knows one guard at a time, so a page with several forms calls
 * this once.
 */
export function useLeaveGuard(isActive: boolean) {
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  const isReleased = useRef(false);
  useEffect(() => {
    if (isActive) loadDialogAhead();
    else isReleased.current = false;
  }, [isActive]);
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);

  // A change of the fragment alone stays on this page.
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isActive &&
      !isReleased.current &&
      (here.pathname !== next.pathname || here.search !== next.search),
  );
  useBeforeUnload((event) => {
    if (isActive && !isReleased.current) event.preventDefault();
  });

  return {
    release,
    isAsking: asked !== null || blocker.state === 'blocked',
    /** Runs `leave` at once when nothing would be lost, otherwise after a confirmation. */
    ask(leave: () => void) {
      if (isActive && !isReleased.current) setAsked({ leave });
      else leave();
    },
    stay() {
      setAsked(null);
      if (blocker.state === 'blocked') blocker.reset();
    },
    leave() {
      release();
      setAsked(null);
      if (blocker.state === 'blocked') blocker.proceed();
      asked?.leave();
    },
  };
}
