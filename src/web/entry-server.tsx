import type { TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PostedForm } from '../shared/posted-form.ts';
import { App } from './App.tsx';
import { ServerApiContext } from './api/ApiProvider.tsx';
import { errorCode } from './api/call-errors.ts';
import { dehydrateQueries } from './api/query-state.ts';
import { type AppRouter, createApi } from './api/trpc.ts';
import { escapeScriptJson, type HeadCollector, renderHeadTags } from './page-head.tsx';
import type { PageState } from './page-state.ts';
import { matchPage, notFoundPath, pageRoutes, routes } from './routes.tsx';

export interface RenderedParts {
  status: number;
  head: string;
  body: string;
  /** JSON, safe inside a script element. */
  state: string;
  /** Source file of the page, to look up its chunks. */
  pageModule: string;
}

function statusOfQueries(errors: readonly unknown[]): number {
  if (errors.length === 0) return 200;
  const codes = errors.map(errorCode);
  if (codes.includes('NOT_FOUND')) return 404;
  return codes.includes('SERVICE_UNAVAILABLE') ? 503 : 500;
}

/** A parameter that no procedure accepts (too long, not a number) names a page that does not exist. */
function isRefusedInput(error: unknown): boolean {
  return errorCode(error) === 'BAD_REQUEST';
}

interface RenderInput {
  url: string;
  siteOrigin: string;
  links: TRPCLink<AppRouter>[];
  postedForm: PostedForm | null;
}

/**
 * The 404 pages, of which there are as many as pages to stand below: they differ in what the navigation marks and in
 * nothing else. Anybody can make up addresses; drawing each of them anew would be work for nothing.
 */
const notFoundPages = new Map<string, Promise<RenderedParts>>();

function keyOfNotFound(pathname: string, siteOrigin: string): string {
  const above = pageRoutes.filter(({ path }) => pathname.startsWith(`${path}/`));
  return [siteOrigin, ...above.map(({ path }) => path)].join(' ');
}

const handler = createStaticHandler(routes);

/** Renders one address with its data loaded in process. Data that cannot be loaded decides the status of the page. */
export function render(input: RenderInput): Promise<RenderedParts> {
  const { pathname } = new URL(input.url, input.siteOrigin);
  if (matchPage(pathname)?.route.path !== notFoundPath) return draw(input);
  const key = keyOfNotFound(pathname, input.siteOrigin);
  const drawn = notFoundPages.get(key) ?? draw(input);
  notFoundPages.set(key, drawn);
  drawn.catch(() => notFoundPages.delete(key));
  return drawn;
}

async function draw(input: RenderInput): Promise<RenderedParts> {
  const api = createApi(input.links);
  const address = new URL(input.url, input.siteOrigin);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${input.url} was answered with a redirect.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const match = matchPage(address.pathname);
  if (!match) throw new Error(`No route answers ${input.url}.`);
  const { params, route } = match;
  const { prefetch } = await route.handle.load();
  await prefetch?.(createTRPCQueryUtils(api), { params, searchParams: address.searchParams });

  const head: HeadCollector = { siteOrigin: input.siteOrigin, tags: [] };
  const body = renderToString(
    <StrictMode>
      <App head={head} postedForm={{ current: input.postedForm }}>
        <ServerApiContext value={api}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ServerApiContext>
      </App>
    </StrictMode>,
  );

  const isMissing = route.path === notFoundPath || head.isMissing === true;
  const queries = api.queryClient.getQueryCache().getAll();
  const errors = queries.map(({ state }) => state.error).filter((error) => error !== null);
  const dataStatus = errors.some(isRefusedInput) ? 404 : statusOfQueries(errors);
  const state: PageState = {
    siteOrigin: input.siteOrigin,
    queries: dehydrateQueries(api.queryClient),
    postedForm: input.postedForm,
  };
  api.queryClient.clear();

  return {
    status: dataStatus === 200 && isMissing ? 404 : dataStatus,
    head: renderHeadTags(head.tags ?? []),
    body,
    state: escapeScriptJson(JSON.stringify(state)),
    pageModule: route.id,
  };
}
