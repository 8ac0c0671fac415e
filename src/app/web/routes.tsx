import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pathPatterns, paths } from '../../shared/paths.ts';
import { ErrorPage } from '../../web/error/ErrorPage.tsx';
import { failedPage } from '../../web/error/failed-page.tsx';
import type { PageModule } from '../../web/page-module.ts';
import { Frame } from './frame/Frame.tsx';

/** Every page is a chunk of its own, loaded when its route is visited. */
const pageModules = import.meta.glob<PageModule>([
  '/src/features/**/*Page.tsx',
  '/src/app/web/{admin,not-found}/*Page.tsx',
]);

/** One address pattern and the page that answers it. */
export interface PageRoute {
  /** Source file of the page, as the build manifest names it. */
  id: string;
  path: string;
  caseSensitive: true;
  /** Gone once the page is part of the route. */
  lazy?: () => Promise<{ Component: ComponentType }>;
  handle: { load: () => Promise<PageModule> };
}

function page(path: string, file: string): PageRoute {
  const id = `src/${file}.tsx`;
  const load = pageModules[`/${id}`];
  if (!load) throw new Error(`There is no page ${id}`);
  return pageRoute(path, id, load);
}

function pageRoute(path: string, id: string, load: () => Promise<PageModule>): PageRoute {
  return {
    id,
    path,
    caseSensitive: true,
    lazy: async () => {
      try {
        return { Component: (await load()).Component };
      } catch (error) {
        console.error(error);
        return { Component: failedPage() };
      }
    },
    handle: { load },
  };
}

/** Answers every address that is no page. */
export const notFoundPath = '*';

/** The page that shows the design system to developers; a build does not contain it. */
const developmentRoutes = import.meta.env.DEV
  ? [
      pageRoute(
        paths.design,
        'src/web/design/DesignPage.tsx',
        () => import('../../web/design/DesignPage.tsx'),
      ),
    ]
  : [];

/** The route table of the specification, section 2. */
export const pageRoutes: readonly PageRoute[] = [
  page(paths.home, 'features/home/web/HomePage'),
  page(paths.tips, 'features/tips/web/TipsPage'),
  page(paths.resources, 'features/tools/web/ResourcesPage'),
  page(paths.creators, 'features/creators/web/CreatorsPage'),
  page(paths.contact, 'features/requests/web/ContactPage'),
  page(paths.blog, 'features/posts/web/BlogPage'),
  page(pathPatterns.post, 'features/posts/web/PostPage'),
  page(paths.glossary, 'features/glossary/web/GlossaryPage'),
  page(paths.services, 'features/services/web/ServicesPage'),
  page(paths.serviceWebsites, 'features/services/web/websites/WebsitesPage'),
  page(paths.serviceApps, 'features/services/web/apps/AppsPage'),
  page(paths.serviceSoftware, 'features/services/web/software/SoftwarePage'),
  page(paths.serviceAutomation, 'features/services/web/automation/AutomationPage'),
  page(paths.serviceConsulting, 'features/services/web/consulting/ConsultingPage'),
  page(paths.about, 'features/about/web/AboutPage'),
  page(paths.examples, 'features/examples/web/ExamplesPage'),
  page(paths.privacy, 'features/legal/web/PrivacyPage'),
  page(paths.terms, 'features/legal/web/TermsPage'),
  page(paths.developers, 'features/developers/web/for-developers/DevelopersPage'),
  page(paths.exploreDevelopers, 'features/developers/web/directory/ExploreDevelopersPage'),
  page(paths.developerSignup, 'features/sign-up/web/DeveloperSignupPage'),
  page(pathPatterns.developerProfile, 'features/developers/web/profile/DeveloperProfilePage'),
  page(paths.whatIsVibecoding, 'features/vibecoding/web/WhatIsVibecodingPage'),
  page(pathPatterns.request, 'features/requests/web/page/RequestPage'),
  page(pathPatterns.message, 'features/messages/web/MessagePage'),
  page(pathPatterns.nudges, 'features/messages/web/NudgesPage'),
  page(pathPatterns.quote, 'features/quotes/web/QuotePage'),
  page(pathPatterns.preview, 'features/posts/web/PreviewPage'),
  page(paths.admin, 'app/web/admin/AdminPage'),
  ...developmentRoutes,
  page(notFoundPath, 'app/web/not-found/NotFoundPage'),
];

/** The page of an address, without drawing it. */
export function matchPage(pathname: string) {
  return matchRoutes<PageRoute>([...pageRoutes], pathname)?.at(-1);
}

/**
 * The frame with the page of the current address inside; a page that fails shows its error there too. The boundary has
 * a route of its own: the router shows nothing of a route whose chunk did not load, not even its boundary.
 */
export const routes: RouteObject[] = [
  { Component: Frame, children: [{ ErrorBoundary: ErrorPage, children: [...pageRoutes] }] },
];
