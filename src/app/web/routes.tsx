import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pathPatterns, paths } from '../../shared/paths.ts';
import { ErrorPage } from '../../web/error/ErrorPage.tsx';
import { failedPage } from '../../web/error/failed-page.tsx';
import type { PageModule } from '../../web/page-module.ts';
import { Frame } from './frame/Frame.tsx';

/** Every page is a chunk of its own, loaded when its route is visited. */
const pageModules = import.meta.glob<PageModule>('./features/**/*Page.tsx');

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
  const key = `./features/${file}.tsx`;
  const load = pageModules[key];
  if (!load) throw new Error(`There is no page ${key}`);
  return pageRoute(path, `src/web/features/${file}.tsx`, load);
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
  page(paths.home, 'home/HomePage'),
  page(paths.tips, 'tips/TipsPage'),
  page(paths.resources, 'resources/ResourcesPage'),
  page(paths.creators, 'creators/CreatorsPage'),
  page(paths.contact, 'contact/ContactPage'),
  page(paths.blog, 'blog/BlogPage'),
  page(pathPatterns.post, 'blog/PostPage'),
  page(paths.glossary, 'glossary/GlossaryPage'),
  page(paths.services, 'services/ServicesPage'),
  page(paths.serviceWebsites, 'services/websites/WebsitesPage'),
  page(paths.serviceApps, 'services/apps/AppsPage'),
  page(paths.serviceSoftware, 'services/software/SoftwarePage'),
  page(paths.serviceAutomation, 'services/automation/AutomationPage'),
  page(paths.serviceConsulting, 'services/consulting/ConsultingPage'),
  page(paths.about, 'about/AboutPage'),
  page(paths.examples, 'examples/ExamplesPage'),
  page(paths.privacy, 'legal/PrivacyPage'),
  page(paths.terms, 'legal/TermsPage'),
  page(paths.developers, 'developers/DevelopersPage'),
  page(paths.exploreDevelopers, 'explore-developers/ExploreDevelopersPage'),
  page(paths.developerSignup, 'developer-signup/DeveloperSignupPage'),
  page(pathPatterns.developerProfile, 'developer-profile/DeveloperProfilePage'),
  page(paths.whatIsVibecoding, 'what-is-vibecoding/WhatIsVibecodingPage'),
  page(pathPatterns.request, 'request/RequestPage'),
  page(pathPatterns.message, 'request/message/MessagePage'),
  page(pathPatterns.nudges, 'request/nudges/NudgesPage'),
  page(pathPatterns.quote, 'request/quote/QuotePage'),
  page(pathPatterns.preview, 'blog/PreviewPage'),
  page(paths.admin, 'admin/AdminPage'),
  ...developmentRoutes,
  page(notFoundPath, 'not-found/NotFoundPage'),
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
