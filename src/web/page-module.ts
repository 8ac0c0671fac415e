import type { ComponentType } from 'react';
import type { ApiUtils } from './api/trpc.ts';

/** The part of an address that a page may load data by. */
export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/**
 * What the file of a page exports. `prefetch` fills the query cache on the server, before the page is rendered;
 * in the browser the page's own queries start when it is shown, with its loading state meanwhile.
 */
export interface PageModule {
  Component: ComponentType;
  prefetch?: (utils: ApiUtils, location: PageLocation) => Promise<unknown>;
}
