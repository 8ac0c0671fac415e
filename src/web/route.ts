import type { ComponentType } from 'react';
import type { ApiUtils } from './api/trpc.ts';

/** The part of an address that a page may load data by. */
export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** A page as the browser knows it. The server's side of it is registered beside it (see shared/addresses/page.ts). */
export interface Route {
  /** An address of `paths`, or the pattern of one. */
  path: string;
  /**
   * Name of the file that exports its `Component`, below `web/` of the capability or of `app/`: `HomePage` is `HomePage.tsx`.
   */
  component: string;
  /**
   * Fills the query cache: on the server before the page is rendered, in the browser when a link to the page is pointed at. A page that
   * is opened before shows its loading state meanwhile.
   */
  prefetch?: (utils: ApiUtils, location: PageLocation) => Promise<unknown>;
}

/** The exports of the file of a page. */
export interface PageModule {
  Component: ComponentType;
}
