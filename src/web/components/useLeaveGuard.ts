import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setBackGuard } from '../../../back-guard.ts';

/** A link in this window to another page of this site; null for everything that needs no question. */
function leavingAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  // Other sites and the fragments of this page: the first is asked about by `beforeunload`, the second stays here.
  if (origin !== window.location.origin) return null;
  const here = window.location;
  return pathname === here.pathname && search === here.search ? null : pathname + search + hash;
}

function historyIndex(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/**
 * Asks before unsaved text is left: on closing or reloading (the browser's own question), on links, and on "back".
 * "Back" has happened when it is heard of: it is undone first and repeated after a yes.
 */
export function useLeaveGuard(isActive: boolean) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const isReleased = useRef(false);
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);

  /** Runs `leave` at once where nothing would be lost, otherwise after a yes. */
  const ask = (leave: () => void) => {
    if (isActive && !isReleased.current) setPending({ leave });
    else leave();
  };

  useEffect(() => {
    if (!isActive) return;
    const here = { index: historyIndex(window.history.state), search: window.location.search };
    let isReturning = false;

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const address = isReleased.current ? null : leavingAddress(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setPending({ leave: () => navigate(address) });
    };
    const onPop = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (isReleased.current || window.location.search === here.search) return;
      event.stopImmediatePropagation();
      const index = historyIndex(event.state);
      const steps = index === null || here.index === null ? 1 : here.index - index;
      isReturning = true;
      window.history.go(steps);
      setPending({ leave: () => window.history.go(-steps) });
    };

    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    setBackGuard(onPop);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
      setBackGuard(null);
    };
  }, [isActive, navigate]);

  return {
    ask,
    release,
    isAsking: pending !== null,
    stay: () => setPending(null),
    leave: () => {
      release();
      setPending(null);
      pending?.leave();
    },
  };
}
