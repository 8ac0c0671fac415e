import type { ApiUtils } from '../../../../web/api/trpc.ts';
import { openPagesOf } from '../../../../web/components/links/open-pages.ts';
import type { PageLocation } from '../../../../web/route.ts';
import { type DirectoryFilters, facetQuery, filtersOf } from '../../addresses/directory-filters.ts';
import type { DirectoryQuery } from '../../developers.ts';
import { sortedCursorPattern } from '../../directory/directory-choices.ts';

export type DirectoryCursor = number | string;

/** Null for the first page, and for the cursor of another order. */
export function cursorOf(searchParams: URLSearchParams): DirectoryCursor | null {
  const value = searchParams.get('cursor') ?? '';
  if (filtersOf(searchParams).sort) return sortedCursorPattern.test(value) ? value : null;
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

export function directoryQuery(filters: DirectoryFilters): Omit<DirectoryQuery, 'cursor'> {
  return { ...facetQuery(filters), sort: filters.sort || undefined };
}

export async function prefetchDirectory(
  utils: ApiUtils,
  { searchParams }: PageLocation,
): Promise<void> {
  const filters = filtersOf(searchParams);
  await Promise.all([
    utils.developer.directory.prefetchInfinite(directoryQuery(filters), {
      initialCursor: cursorOf(searchParams),
      pages: openPagesOf(searchParams),
      getNextPageParam: (page) => page.nextCursor,
    }),
    utils.developer.facets.prefetch(facetQuery(filters)),
  ]);
}
