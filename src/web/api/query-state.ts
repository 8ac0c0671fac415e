import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { errorCode } from './call-errors.ts';

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
