import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { entryName } from '../../shared/addresses/content-entries.ts';
import { paths } from '../../shared/paths.ts';
import { loadContent } from '../../web/content/load-content.ts';
import { ErrorPage } from '../../web/error/ErrorPage.tsx';
import { failedPage } from '../../web/error/failed-page.tsx';
import type { PageModule, Route } from '../../web/route.ts';
import { notFoundPath } from '../page.ts';
import { Frame } from './frame/Frame.tsx';

const registered = import.meta.glob<readonly Route[]>(
  ['/src/features/*/page.ts', '/src/app/page.ts'],
  {
    eager: true,
    import: 'routes',
  },
);

const pageModules = import.meta.glob<PageModule>([
  '/src/features/**/*Page.tsx',
  '/src/app/web/{admin,developer,not-found,request}/*Page.tsx',
]);

export interface PageRoute {
  /** The path: two routes may show the same page. */
  id: string;
  path: string;
  caseSensitive: true;
  /** Removed once the page's component is loaded. */
  lazy?: () => Promise<{ Component: ComponentType }>;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  handle: Pick<Route, 'prefetch' | 'content' | 'entry' | 'drawnContent'> & {
    load: () => Promise<PageModule>;
    /** Source file of the page, as the build manifest names it. */
    file: string;
  };
}

/** Files by page name: `HomePage` is `/src/…/HomePage.tsx`. */
const pageFiles = new Map(
  Object.entries(pageModules).map(([file, load]) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
    return [name, { file: file.slice(1), load }];
  }),
);

function pageRoute({ path, component, ...handle }: Route): PageRoute {
  const found = pageFiles.get(component);
  if (!found) throw new Error(`There is no page ${component}`);
  return routeOf(path, { ...handle, ...found });
}

/** Loads the content of a page that the document did not bring. */
export async function contentOf(
  { content, entry, drawnContent = [] }: PageRoute['handle'],
  { slug }: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  if (!content) return;
  const entries = entry && slug ? [entryName(entry, slug)] : [];
  await loadContent([...content, ...entries, ...drawnContent]);
}

/** The router has no pattern for a part of a segment, so these pages match more than they show (see `pageRoutesAt`). */
const isNamed = (path: string) => path.startsWith('/:handle');

function routeOf(pattern: string, handle: PageRoute['handle']): PageRoute {
  const path = pattern.replace('@', '');
  const leave: LoaderFunction = ({ request }) => redirectDocument(request.url);
  return {
    id: path,
    path,
    caseSensitive: true,
    lazy: async () => {
      try {
        return { Component: (await handle.load()).Component };
      } catch (error) {
        console.error(error);
        return { Component: failedPage() };
      }
    },
    handle,
    ...(!import.meta.env.SSR && {
      // A page whose code has gone says so first.
      loader: (args) =>
        isNamed(path) && !args.params.handle?.startsWith('@')
          ? leave(args)
          : contentOf(handle, args.params).catch((error) =>
              handle.load().then(
                () => Promise.reject(error),
                () => undefined,
              ),
            ),
      // A filter in the address changes no content.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }),
    // The server knows redirects and files that the browser does not.
    ...(path === notFoundPath && !import.meta.env.SSR && { loader: leave }),
  };
}

const developmentRoutes = import.meta.env.DEV
  ? [
      routeOf(paths.design, {
        file: 'src/web/design/DesignPage.tsx',
        load: () => import('../../web/design/DesignPage.tsx'),
      }),
    ]
  : [];

/** See specification, section 2. */
export const pageRoutes: readonly PageRoute[] = [
  ...Object.values(registered).flatMap((routes) => routes.map(pageRoute)),
  ...developmentRoutes,
];

function pageRoutesAt(pathname: string): PageRoute[] {
  return pageRoutes.filter(({ path }) => !isNamed(path) || pathname.startsWith('/@'));
}

export function matchPage(pathname: string) {
  return matchRoutes<PageRoute>(pageRoutesAt(pathname), pathname)?.at(-1);
}

/**
 * All pages inside the frame, which also shows the error of a failed page. The error boundary needs its own route: the
 * router renders nothing of a route whose chunk failed, not even its boundary.
 * @param pathname of the document that is drawn or hydrated
 */
export function routesAt(pathname: string): RouteObject[] {
  const children = pageRoutesAt(pathname);
  return [{ Component: Frame, children: [{ ErrorBoundary: ErrorPage, children }] }];
}
