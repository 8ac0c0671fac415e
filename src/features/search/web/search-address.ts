import type { ApiUtils } from '../../../web/api/trpc.ts';
import type { PageLocation } from '../../../web/route.ts';
import { searchedText } from '../query-words.ts';
import { type IndexedGroupId, indexedGroupIds } from '../search-groups.ts';
import { searchLimits } from '../search-limits.ts';

export interface SearchAddress {
  query: string;
  /** The only group that is shown. */
  group: IndexedGroupId | undefined;
}

export function readSearchAddress(searchParams: URLSearchParams): SearchAddress {
  const asked = searchParams.get('in');
  return {
    query: (searchParams.get('q') ?? '').slice(0, searchLimits.text).trim(),
    group: indexedGroupIds.find((id) => id === asked),
  };
}

/** Null where posts and developers are not searched. */
export function remoteQuery({ query, group }: SearchAddress): { q: string } | null {
  const q = searchedText(query);
  return group === undefined && q.length >= searchLimits.leastText ? { q } : null;
}

export function prefetchSearch(utils: ApiUtils, { searchParams }: PageLocation): Promise<unknown> {
  const address = readSearchAddress(searchParams);
  if (address.query === '') return Promise.resolve();
  const remote = remoteQuery(address);
  return Promise.all([
    utils.search.find.prefetch({ q: address.query, group: address.group }),
    remote && utils.blog.search.prefetch(remote),
    remote && utils.developer.directory.prefetch(remote),
  ]);
}
