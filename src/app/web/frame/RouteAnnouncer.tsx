import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mainRegionId } from './SkipLink.tsx';

/** After a change of page without a reload: the keyboard starts at the new content and its title is read out. */
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
