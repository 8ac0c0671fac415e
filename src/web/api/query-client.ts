import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * When a query is invalidated, React Query cancels a running refetch but joins a running first fetch, which may be
 * older than the change. This client fetches such a query again afterwards.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstAsked = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (firstAsked.length === 0) return;
    await Promise.allSettled(firstAsked.map(({ promise }) => promise));
    await super.invalidateQueries(
      { ...filters, predicate: (query) => firstAsked.includes(query) },
      options,
    );
  }
}

/** Defaults of the specification, section 4: no retry, no refetch, never stale. Unused answers are kept for `keepMs`. */
export function createQueryClient(keepMs: number): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: keepMs,
      },
      // Offline, a mutation fails at once and says so. Its input is not remembered: it may be a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
