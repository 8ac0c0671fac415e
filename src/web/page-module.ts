import type { ComponentType } from 'react';
import type { ApiUtils } from './api/trpc.ts';

/** The part of an address that a page may load data by. */
export interface PageLocation {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/**
 * What the file of a page exports. `prefetch` fills the query cache: on the server before the page is rendered, in the
 * browser when a link to the page is pointed at. A page that is opened before shows its loading state meanwhile.
 */
export interface PageModule {
  Component: ComponentType;
  prefetch?: (utils: ApiUtils, location: PageLocation) => Promise<unknown>;
}
