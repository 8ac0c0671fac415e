import type { Deps } from '../../../server/deps.ts';
import { paths } from '../../../shared/paths.ts';
import { chosenFilters } from '../../developers/addresses/chosen-filters.ts';
import {
  type DirectoryFilters,
  directoryPath,
  facetQuery,
  filtersOf,
  hasFilters,
} from '../../developers/addresses/directory-filters.ts';
import { newestListed } from '../../developers/server/directory/directory.service.ts';
import { facetsOf } from '../../developers/server/directory/facets.service.ts';
import { mostSeen } from '../saved-search-options.ts';
import type { ReadSearch } from '../saved-searches.ts';

export type SearchDeps = Pick<Deps, 'db' | 'clock' | 'content'>;

/** The order does not change who fits. */
function filtersIn(text: string): DirectoryFilters {
  return { ...filtersOf(new URLSearchParams(text)), sort: '' };
}

/** Filters of the directory in their one spelling, without order and cursor. Empty for no filters. */
export function searchIn(text: string): string {
  const filters = filtersIn(text);
  return hasFilters(filters)
    ? directoryPath(filters).slice(paths.exploreDevelopers.length + 1)
    : '';
}

/** The filters of a query as people read them. */
export async function readSearch(deps: SearchDeps, text: string): Promise<ReadSearch> {
  const filters = filtersIn(text);
  const search = searchIn(text);
  const { q, tools } = filters;
  const facets = search === '' ? undefined : await facetsOf(deps, facetQuery(filters));
  const chosen = chosenFilters(filters, facets).map(({ label }) => label);
  return {
    search,
    filters: [...(q ? [q] : []), ...tools, ...chosen],
    directory: directoryPath(filters),
  };
}

/** Those who fit now, the newest first. Nobody without filters, because a release may drop one: then everybody would fit. */
export async function fittingNow(deps: SearchDeps, search: string) {
  const filters = filtersIn(search);
  return hasFilters(filters) ? newestListed(deps, facetQuery(filters), mostSeen) : [];
}
