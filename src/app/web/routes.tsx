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

/** Files by the name of their page: `Home` is `/src/…/HomePage.tsx`. */
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
