import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { readPageState } from '../page-state.ts';
import { fillQueries } from './query-state.ts';
import { type Api, type ApiUtils, browserLinks, createApi, trpc } from './trpc.ts';

/** API of one rendering on the server. Null in the browser, where one API serves the whole visit. */
export const ServerApiContext = createContext<Api | null>(null);

let browserApi: Api | undefined;

/** Keeps a page as long as it was, and so the scroll position, for a reader who goes back. */
const keepAnswersMs = 30 * 60_000;

function apiOfBrowser(): Api {
  if (browserApi) return browserApi;
  browserApi = createApi(browserLinks(), keepAnswersMs);
  const { queryClient } = browserApi;
  const { queries: answered, answeredAtMs } = readPageState();
  fillQueries(queryClient, answered, answeredAtMs ?? Number.POSITIVE_INFINITY);
  const queries = queryClient.getQueryCache();
  // Removes a failed query once no page uses it, so that the next page asks again.
  queries.subscribe(({ type, query }) => {
    const isLeft = type === 'observerRemoved' && query.getObserversCount() === 0;
    if (isLeft && query.state.status === 'error') queries.remove(query);
  });
  return browserApi;
}

export async function loadDataAhead(fill: (utils: ApiUtils) => Promise<unknown>): Promise<void> {
  const api = apiOfBrowser();
  await fill(createTRPCQueryUtils(api));
  api.queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ state }) => state.status === 'error',
  });
}

export function browserClient(): Api['client'] {
  return apiOfBrowser().client;
}

export function ApiProvider({ children }: { children: ReactNode }) {
  const serverApi = useContext(ServerApiContext);
  const { client, queryClient } = serverApi ?? apiOfBrowser();
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

export function withApi<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function WithApi(props: Props) {
    return (
      <ApiProvider>
        <Inner {...props} />
      </ApiProvider>
    );
  };
}
