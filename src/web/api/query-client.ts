import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * React Query cancels an answer that is on its way when its query is invalidated, but joins a first one, which may be
 * from before the change. Here such a query is read again once that answer has come.
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

/**
 * Data-loading defaults of the specification, section 4: no retry, no refetch, never stale. Answers that nothing shows
 * any more are kept for `keepMs`.
 */
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
      // Without a line a change fails at once, and says so. What was sent is not remembered: it may be a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
