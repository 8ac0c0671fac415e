import type { RouteObject } from 'react-router-dom';
import { pathPatterns, paths } from '../shared/paths.ts';
import { ErrorPage } from './features/error/ErrorPage.tsx';
import { Frame } from './frame/Frame.tsx';
import type { PageModule } from './page-module.ts';
import type { ApiUtils } from './trpc.ts';

/** Every page is a chunk of its own, loaded when its route is visited. */
const pageModules = import.meta.glob<PageModule>('./features/*/*Page.tsx');

/** What the server reads from a matched route: its source file, for preloading, and its status when it is no page. */
export interface RouteHandle {
  module: string;
  status?: number;
}

interface RouteOptions {
  /** The server renders when the data is there; the browser shows the page's loading state at once. */
  waitForData: boolean;
}

/** The route table of the specification, section 2. */
export function createRoutes(utils: ApiUtils, { waitForData }: RouteOptions): RouteObject[] {
  const page = (path: string, file: string, status?: number): RouteObject => {
    const module = `./features/${file}.tsx`;
    const load = pageModules[module];
    if (!load) throw new Error(`There is no page ${module}`);
    return {
      path,
      caseSensitive: true,
      handle: { module: `src/web/features/${file}.tsx`, status } satisfies RouteHandle,
      lazy: async () => {
        const { Component, prefetch } = await load();
        return {
          Component,
          loader: async ({ params, request }) => {
            const { searchParams } = new URL(request.url);
            const loading = prefetch?.(utils, { params, searchParams });
            if (waitForData) await loading;
            return null;
          },
        };
      },
    };
  };

  return [
    {
      Component: Frame,
      ErrorBoundary: ErrorPage,
      children: [
        page(paths.home, 'home/HomePage'),
        page(paths.contact, 'contact/ContactPage'),
        page(paths.blog, 'blog/BlogPage'),
        page(pathPatterns.post, 'blog/PostPage'),
        page('*', 'not-found/NotFoundPage', 404),
      ],
    },
  ];
}
