import type { ComponentType } from 'react';
import type { ApiUtils } from './trpc.ts';

/** The part of an address that a page may load data by. */
export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/**
 * What the file of a page exports. `prefetch` fills the query cache: the server waits for it before rendering,
 * the browser starts it together with the navigation and shows the page's loading state meanwhile.
 */
export interface PageModule {
  Component: ComponentType;
  prefetch?: (utils: ApiUtils, location: PageLocation) => Promise<unknown>;
}
