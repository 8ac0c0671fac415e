import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pathPatterns, paths } from '../../shared/paths.ts';
import { ErrorPage } from '../../web/error/ErrorPage.tsx';
import { failedPage } from '../../web/error/failed-page.tsx';
import type { PageModule } from '../../web/page-module.ts';
import { Frame } from './frame/Frame.tsx';

const pageModules = import.meta.glob<PageModule>([
  '/src/features/**/*Page.tsx',
  '/src/app/web/{admin,not-found}/*Page.tsx',
]);

export interface PageRoute {
  /** Source file of the page, as the build manifest names it. */
  id: string;
  path: string;
  caseSensitive: true;
  /** Removed once the page's component is loaded. */
  lazy?: () => Promise<{ Component: ComponentType }>;
  handle: { load: () => Promise<PageModule> };
}

/** Files by page name: `Home` is `/src/…/HomePage.tsx`. */
const pageFiles = new Map(
  Object.entries(pageModules).map(([file, load]) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'Page.tsx'.length);
    return [name, { id: file.slice(1), load }];
  }),
);

function page(path: string, name: string): PageRoute {
  const found = pageFiles.get(name);
  if (!found) throw new Error(`There is no page ${name}`);
  return pageRoute(path, found.id, found.load);
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

export const notFoundPath = '*';

/** Design system page, not part of a build. */
const developmentRoutes = import.meta.env.DEV
  ? [
      pageRoute(
        paths.design,
        'src/web/design/DesignPage.tsx',
        () => import('../../web/design/DesignPage.tsx'),
      ),
    ]
  : [];

/** See specification, section 2. */
export const pageRoutes: readonly PageRoute[] = [
  page(paths.home, 'Home'),
  page(paths.tips, 'Tips'),
  page(paths.resources, 'Resources'),
  page(paths.creators, 'Creators'),
  page(paths.contact, 'Contact'),
  page(paths.blog, 'Blog'),
  page(pathPatterns.post, 'Post'),
  page(paths.glossary, 'Glossary'),
  page(paths.services, 'Services'),
  page(paths.serviceWebsites, 'Websites'),
  page(paths.serviceApps, 'Apps'),
  page(paths.serviceSoftware, 'Software'),
  page(paths.serviceAutomation, 'Automation'),
  page(paths.serviceConsulting, 'Consulting'),
  page(paths.about, 'About'),
  page(paths.examples, 'Examples'),
  page(paths.privacy, 'Privacy'),
  page(paths.terms, 'Terms'),
  page(paths.developers, 'Developers'),
  page(paths.exploreDevelopers, 'ExploreDevelopers'),
  page(paths.developerSignup, 'DeveloperSignup'),
  page(pathPatterns.developerProfile, 'DeveloperProfile'),
  page(paths.whatIsVibecoding, 'WhatIsVibecoding'),
  page(pathPatterns.request, 'Request'),
  page(pathPatterns.message, 'Message'),
  page(pathPatterns.nudges, 'Nudges'),
  page(pathPatterns.quote, 'Quote'),
  page(pathPatterns.preview, 'Preview'),
  page(paths.admin, 'Admin'),
  ...developmentRoutes,
  page(notFoundPath, 'NotFound'),
];

export function matchPage(pathname: string) {
  return matchRoutes<PageRoute>([...pageRoutes], pathname)?.at(-1);
}

/**
 * All pages inside the frame; a failed page shows its error there. The error boundary needs its own route: the router
 * renders nothing of a route whose chunk failed, not even its boundary.
 */
export const routes: RouteObject[] = [
  { Component: Frame, children: [{ ErrorBoundary: ErrorPage, children: [...pageRoutes] }] },
];
