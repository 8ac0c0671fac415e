import { type ReactNode, Suspense, use } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, Route, Routes, useLocation } from 'react-router-dom';
import { pathPatterns, paths } from '../shared/paths.ts';
import { ErrorPage } from './features/error/ErrorPage.tsx';
import { Frame } from './frame/Frame.tsx';
import type { PageModule } from './page-module.ts';

/** Every page is a chunk of its own, loaded when its route is visited. */
const pageModules = import.meta.glob<PageModule>('./features/*/*Page.tsx');

/** One address pattern and the page that answers it. */
export interface PageRoute {
  pattern: string;
  /** Source file of the page, as the build manifest names it. */
  module: string;
  /** HTTP status of an address that is no page. */
  status: number;
  load: () => Promise<PageModule>;
}

function page(pattern: string, file: string, status = 200): PageRoute {
  const key = `./features/${file}.tsx`;
  const importModule = pageModules[key];
  if (!importModule) throw new Error(`There is no page ${key}`);
  return {
    pattern,
    module: `src/web/features/${file}.tsx`,
    status,
    load: async () => {
      const loaded = await importModule();
      loadedPages.set(pattern, loaded);
      return loaded;
    },
  };
}

const loadedPages = new Map<string, PageModule>();
const pendingPages = new Map<string, Promise<PageModule>>();

/** The route table of the specification, section 2. The last route answers every other address. */
export const pageRoutes: readonly PageRoute[] = [
  page(paths.home, 'home/HomePage'),
  page(paths.tips, 'tips/TipsPage'),
  page(paths.resources, 'resources/ResourcesPage'),
  page(paths.creators, 'creators/CreatorsPage'),
  page(paths.contact, 'contact/ContactPage'),
  page(paths.blog, 'blog/BlogPage'),
  page(pathPatterns.post, 'blog/PostPage'),
  page(paths.glossary, 'glossary/GlossaryPage'),
  page(paths.services, 'services/ServicesPage'),
  page(paths.serviceWebsites, 'services/WebsitesPage'),
  page(paths.serviceApps, 'services/AppsPage'),
  page(paths.serviceSoftware, 'services/SoftwarePage'),
  page(paths.serviceAutomation, 'services/AutomationPage'),
  page(paths.serviceConsulting, 'services/ConsultingPage'),
  page(paths.about, 'about/AboutPage'),
  page(paths.examples, 'examples/ExamplesPage'),
  page(paths.developers, 'developers/DevelopersPage'),
  page(paths.exploreDevelopers, 'explore-developers/ExploreDevelopersPage'),
  page(paths.developerSignup, 'developer-signup/DeveloperSignupPage'),
  page(pathPatterns.developerProfile, 'developer-profile/DeveloperProfilePage'),
  page(paths.whatIsVibecoding, 'what-is-vibecoding/WhatIsVibecodingPage'),
  page(paths.admin, 'admin/AdminPage'),
  page('*', 'not-found/NotFoundPage', 404),
];

/** The route of an address with its parameters. The server and the start of the browser need it before rendering. */
export function matchPage(pathname: string) {
  for (const route of pageRoutes) {
    // Decodes the parameters as the router does: what is loaded before rendering must be what the page asks for.
    const [match] = matchRoutes([{ path: route.pattern, caseSensitive: true }], pathname) ?? [];
    if (match) return { route, params: match.params };
  }
  return null;
}

function loadOnce(route: PageRoute): Promise<PageModule> {
  const pending = pendingPages.get(route.pattern) ?? route.load();
  pendingPages.set(route.pattern, pending);
  // A chunk that failed to load is asked for again by the next visit.
  pending.catch(() => pendingPages.delete(route.pattern));
  return pending;
}

function PageOf({ route }: { route: PageRoute }) {
  const { Component } = loadedPages.get(route.pattern) ?? use(loadOnce(route));
  return <Component />;
}

function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[pathname]}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The frame with the page of the current address inside. While a page's chunk loads, the page before stays. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {pageRoutes.map((route) => (
          <Route
            key={route.pattern}
            path={route.pattern}
            caseSensitive
            element={
              <PageBoundary>
                <PageOf route={route} />
              </PageBoundary>
            }
          />
        ))}
      </Route>
    </Routes>
  );
}
