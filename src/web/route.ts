import type { ComponentType } from 'react';
import type { ApiUtils } from './api/trpc.ts';

export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** A page as the browser knows it; shared/addresses/page.ts describes its server side. */
export interface Route {
  path: string;
  /**
   * Name of the file that exports its `Component`, below `web/` of the capability or of `app/`: `HomePage` is
   * `HomePage.tsx`.
   */
  component: string;
  /** Names of the kinds of content that the page shows, and of entries without a parameter (`map:all`). */
  content?: readonly string[];
  /** Name of the entries of which the page shows one: that of the parameter `slug` of its address. */
  entry?: string;
  /**
   * Names of the kinds, and of entries (`prompt-list:all`), that only `ServerDrawn` parts show. A document has their HTML, so it
   * does not bring them.
   */
  drawnContent?: readonly string[];
  /**
   * Fills the query cache: on the server before rendering, in the browser when a link to the page is pointed at. A
   * page that opens earlier shows its loading state.
   */
  prefetch?: (utils: ApiUtils, location: PageLocation) => Promise<unknown>;
}

export interface PageModule {
  Component: ComponentType;
}
