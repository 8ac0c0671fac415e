import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../../../web/components/toast/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';
import { PendingNavigation } from './PendingNavigation.tsx';
import { PromoBanner } from './PromoBanner.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { mainRegionId, SkipLink } from './SkipLink.tsx';

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
      <PendingNavigation />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
