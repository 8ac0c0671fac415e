import type { QueryClient } from '@tanstack/react-query';
import superjson from 'superjson';
import type { AnsweredQuery, AnswerFault } from '../page-state.ts';
import { errorCode } from './call-errors.ts';

class HydratedError extends Error {
  readonly data: { code: string | null };

  constructor({ message, code }: AnswerFault) {
    super(message);
    this.name = 'TRPCClientError';
    this.data = { code };
  }
}

/** Includes failed queries: the browser must not ask again for what the server knows is missing. */
export function answeredQueries(queryClient: QueryClient): AnsweredQuery[] {
  const queries = queryClient.getQueryCache().getAll();
  return queries.flatMap(({ queryKey: key, state: { status, data, error } }): AnsweredQuery[] => {
    if (status === 'pending') return [];
    if (!error) return [{ key, data: superjson.serialize(data) }];
    return [{ key, fault: { message: error.message, code: errorCode(error) } }];
  });
}

/** @param answeredAtMs by the clock of the server */
export function fillQueries(
  queryClient: QueryClient,
  answered: readonly AnsweredQuery[],
  answeredAtMs: number,
): void {
  for (const query of answered) {
    if ('data' in query) {
      const data = superjson.deserialize(query.data);
      queryClient.setQueryData(query.key, data, { updatedAt: answeredAtMs });
      continue;
    }
    const options = queryClient.defaultQueryOptions({ queryKey: query.key });
    queryClient
      .getQueryCache()
      .build(queryClient, options)
      .setState({
        status: 'error',
        error: new HydratedError(query.fault),
        errorUpdateCount: 1,
        errorUpdatedAt: answeredAtMs,
      });
  }
}
