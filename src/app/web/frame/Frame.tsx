import { ActionIcon, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { navigationWords } from '../../../shared/words/navigation.ts';
import { StillIcon } from '../../../web/components/pictures/StillIcon.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { Toaster } from '../../../web/components/toast/Toaster.tsx';
import { useSiteNavigation } from '../../../web/content/frame-content.ts';
import { EditPageOpener } from './EditPageOpener.tsx';
import { Footer } from './Footer.tsx';
import classes from './Frame.module.css';
import { NavBar } from './NavBar.tsx';
import promoBannerClasses from './PromoBanner.module.css';

export function Frame() {
  return (
    <>
      <SkipLink />
      <PromoBanner />
      <NavBar />
      <main id={mainRegionId} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toaster />
      <EditPageOpener />
      <PendingNavigation />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

/** After a client-side navigation, focuses the main region and announces the title. */
function RouteAnnouncer() {
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

/** Faster pages show no progress bar. */
const noticeableAfterMs = 150;

/** Shows a bar, and a live region for screen readers, while the next page loads. */
function PendingNavigation() {
  const isPending = useNavigation().state !== 'idle';
  const [isNoticeable, setNoticeable] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setNoticeable(true), noticeableAfterMs);
    return () => {
      clearTimeout(timer);
      setNoticeable(false);
    };
  }, [isPending]);

  return (
    <>
      {isNoticeable ? (
        <div
          className={`${classes.bar} screen-only`}
          data-testid="page-on-its-way"
          aria-hidden="true"
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {isNoticeable ? interfaceContent.loadingPage : null}
      </p>
    </>
  );
}

/** Links to this site may carry it as `#top` (specification, section 2). */
const mainRegionId = 'top';

function SkipLink() {
  return (
    <a className={`${classes.link} screen-only`} href={`#${mainRegionId}`}>
      {navigationWords.skipLink}
    </a>
  );
}

/** A closed banner stays closed until the next page load (specification, section 2). */
export function PromoBanner() {
  const [isOpen, setIsOpen] = useState(true);
  const { invitation, lead, link } = useSiteNavigation().banner;
  if (!isOpen) return null;
  return (
    <aside
      className={`${promoBannerClasses.banner} screen-only`}
      data-tone="lagoon"
      aria-label={navigationWords.banner.label}
    >
      <p>
        <span>
          <InlineSentence text={invitation} />
        </span>{' '}
        <Text span inherit c="dimmed">
          <Text span inherit visibleFrom="sm">
            {lead}{' '}
          </Text>
          <a href={link.href}>{link.label}</a>
        </Text>
      </p>
      <ActionIcon aria-label={navigationWords.banner.close} onClick={() => setIsOpen(false)}>
        <StillIcon name="close" size={18} />
      </ActionIcon>
    </aside>
  );
}
