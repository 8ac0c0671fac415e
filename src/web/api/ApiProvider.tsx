import { QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { readPageState } from '../page-state.ts';
import { fillQueries } from './query-state.ts';
import { type Api, type ApiUtils, browserLinks, createApi, trpc } from './trpc.ts';

/** The API of one rendering on the server; null in the browser, where one API serves the whole visit. */
export const ServerApiContext = createContext<Api | null>(null);

let browserApi: Api | undefined;

/** Somebody who goes back after reading finds the page as long as it was, and so where they were on it. */
const keepAnswersMs = 30 * 60_000;

/** The API of this visit, made when the first page needs it, with the queries that the server has answered already. */
function apiOfBrowser(): Api {
  if (browserApi) return browserApi;
  browserApi = createApi(browserLinks(), keepAnswersMs);
  const { queryClient } = browserApi;
  const { queries: answered, answeredAtMs } = readPageState();
  fillQueries(queryClient, answered, answeredAtMs ?? Number.POSITIVE_INFINITY);
  const queries = queryClient.getQueryCache();
  // Removes a failed query once no page uses it, so that the next page asks anew.
  queries.subscribe(({ type, query }) => {
    const isLeft = type === 'observerRemoved' && query.getObserversCount() === 0;
    if (isLeft && query.state.status === 'error') queries.remove(query);
  });
  return browserApi;
}

/** Fills the cache of this visit for a page that may be opened next; what fails is left for that page to ask. */
export async function loadDataAhead(fill: (utils: ApiUtils) => Promise<unknown>): Promise<void> {
  const api = apiOfBrowser();
  await fill(createTRPCQueryUtils(api));
  api.queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ state }) => state.status === 'error',
  });
}

/** Procedures without hooks, for code that calls one after an action. */
export function browserClient(): Api['client'] {
  return apiOfBrowser().client;
}

/** Procedures and their cache for what is inside. Only pages that load data carry this part of the bundle. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const serverApi = useContext(ServerApiContext);
  const { client, queryClient } = serverApi ?? apiOfBrowser();
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** A page (or another whole piece) that calls procedures. */
export function withApi<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function WithApi(props: Props) {
    return (
      <ApiProvider>
        <Inner {...props} />
      </ApiProvider>
    );
  };
}
