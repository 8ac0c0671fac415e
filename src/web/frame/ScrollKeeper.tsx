import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll-positions';
/** Positions of this tab by history entry; session storage carries them over a reload. */
const positions = new Map<string, number>();

function readStored(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return;
    for (const entry of stored) {
      if (Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number') {
        positions.set(entry[0], entry[1]);
      }
    }
  } catch {
    // Storage may be blocked; scrolling then starts at the top after a reload.
  }
}

function writeStored(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // As above.
  }
}

function showStartOf({ hash }: Location): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** A new page starts at its top or its anchor; going back returns to where the reader was. */
export function ScrollKeeper() {
  const location = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    readStored();
    window.addEventListener('pagehide', writeStored);
    return () => window.removeEventListener('pagehide', writeStored);
  }, []);

  useLayoutEffect(() => {
    const kept = positions.get(location.key);
    if (navigationType === 'POP' && kept !== undefined) {
      window.scrollTo({ top: kept, behavior: 'instant' });
    } else if (navigationType !== 'POP' && location.state?.keepScroll !== true) {
      showStartOf(location);
    }
    const remember = () => positions.set(location.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [location, navigationType]);

  return null;
}
