import { hydrate, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { readPageState } from '../page-state.ts';
import { ServerApiContext } from './api-context.ts';
import { reviveQueries } from './query-state.ts';
import { type Api, browserLinks, createApi, trpc } from './trpc.ts';

let browserApi: Api | undefined;

/** The API of this visit, made when the first page needs it, with the queries that the server has answered already. */
function apiOfBrowser(): Api {
  if (browserApi) return browserApi;
  browserApi = createApi(browserLinks());
  hydrate(browserApi.queryClient, reviveQueries(readPageState().queries));
  return browserApi;
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
