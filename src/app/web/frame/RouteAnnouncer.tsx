import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mainRegionId } from './SkipLink.tsx';

/** After a client-side navigation, focuses the main region and announces the title. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById(mainRegionId)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
