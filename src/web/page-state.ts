import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';

/** What the server hands to the browser beside the HTML. */
export interface PageState {
  siteOrigin: string;
  queries: DehydratedState;
}

/** The code of a failed call ("NOT_FOUND"), or null when it failed on the way or is no call of ours. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('code' in data)) return null;
  return typeof data.code === 'string' ? data.code : null;
}

/** An error as the browser gets it back: an Error with the tRPC code in `data`, as the client itself throws. */
class HydratedError extends Error {
  constructor(
    message: string,
    readonly data: { code: string | null },
  ) {
    super(message);
    this.name = 'TRPCClientError';
  }
}

/** Finished queries of the page, failed ones too: the browser must not ask again for what the server knows is missing. */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
    shouldRedactErrors: () => false,
  });
  for (const query of state.queries) {
    const { error } = query.state;
    if (error) {
      const plain = { name: error.name, message: error.message, data: { code: errorCode(error) } };
      query.state = { ...query.state, error: plain, fetchFailureReason: null };
    }
  }
  return state;
}

export function reviveQueries(state: DehydratedState): DehydratedState {
  for (const query of state.queries) {
    const error: unknown = query.state.error;
    if (typeof error === 'object' && error !== null && 'message' in error) {
      const data =
        'data' in error &&
        typeof error.data === 'object' &&
        error.data !== null &&
        'code' in error.data
          ? { code: typeof error.data.code === 'string' ? error.data.code : null }
          : { code: null };
      query.state = { ...query.state, error: new HydratedError(String(error.message), data) };
    }
  }
  return state;
}
