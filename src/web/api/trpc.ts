import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, type TRPCLink } from '@trpc/client';
import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '../../server/trpc/router.ts';
import { paths } from '../../shared/paths.ts';
import { fetchAnswer } from './fetch-answer.ts';

export type { AppRouter };

/** Typed hooks over the router of the server. */
export const trpc = createTRPCReact<AppRouter>();

/** Calls in one request; the server refuses more than ten. */
const maxBatchItems = 10;

/** Inputs travel as plain JSON, outputs as superjson; the server has the same pair. */
export const transformer = {
  input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
  output: superjson,
};

export function browserLinks(): TRPCLink<AppRouter>[] {
  return [
    httpBatchLink({
      url: paths.trpc,
      transformer,
      maxItems: maxBatchItems,
      fetch: fetchAnswer,
    }),
  ];
}

/**
 * Data-loading defaults of the specification, section 4: no retry, no refetch, never stale. Answers that nothing shows
 * any more are kept for `keepMs`.
 */
function createQueryClient(keepMs: number): QueryClient {
  return new QueryClient({
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
      mutations: { retry: false },
    },
  });
}

export function createApi(links: TRPCLink<AppRouter>[], keepMs = Number.POSITIVE_INFINITY) {
  return { queryClient: createQueryClient(keepMs), client: trpc.createClient({ links }) };
}

export type Api = ReturnType<typeof createApi>;
/** Filling the query cache by procedure name, for `prefetch`. */
export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;
