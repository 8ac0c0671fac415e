import type { TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { PostedForm } from '../../shared/posted-form.ts';
import { ServerApiContext } from '../../web/api/ApiProvider.tsx';
import { errorCode } from '../../web/api/call-errors.ts';
import { answeredQueries } from '../../web/api/query-state.ts';
import { type Api, type ApiUtils, type AppRouter, createApi } from '../../web/api/trpc.ts';
import { escapeScriptJson, type HeadCollector, renderHeadTags } from '../../web/page-head.tsx';
import type { PageState } from '../../web/page-state.ts';
import { App } from './App.tsx';
import { type DrawnFrame, DrawnFrameContext, frameOf } from './frame/FramePart.tsx';
import { notFoundPath, type PageRoute, pageRoutes, routes } from './routes.tsx';

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
  if (codes.includes('TOO_MANY_REQUESTS')) return 429;
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
  isCounted: boolean;
  links: TRPCLink<AppRouter>[];
  postedForm: PostedForm | null;
  /** As in `PageState`. */
  answeredAtMs: number | null;
  /** Whether the page that is drawn from this state is there already. */
  isKnown(state: string): boolean;
}

/**
 * Which of the navigation's links the frame marks at an address, as far as that makes a difference: links are marked on
 * their own page and below it, whatever the case of its letters.
 */
function placeInFrame(pathname: string): string {
  const place = pathname.toLowerCase();
  return pageRoutes
    .filter(({ path }) => place === path || place.startsWith(`${path}/`))
    .map(({ path }) => (place === path ? path : `${path}/`))
    .join(' ');
}

/** What stands around the pages, by place: there are as many as pages and folders of them. */
const drawnFrames = new Map<string, DrawnFrame>();

/**
 * Pages that no data goes into: they change with the program only. Of the 404 pages there are as many as places in the
 * frame; anybody can make up addresses, and drawing each of them anew would be work for nothing.
 */
const drawnPages = new Map<string, Promise<RenderedParts>>();

const handler = createStaticHandler(routes);

/**
 * Renders one address with its data loaded in process; null for what is known. Data that cannot be loaded decides the status of the
 * page.
 */
export async function render(input: RenderInput): Promise<RenderedParts | null> {
  const address = new URL(input.url, input.siteOrigin);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${input.url} was answered with a redirect.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const match = context.matches.at(-1);
  if (!match) throw new Error(`No route answers ${input.url}.`);
  const { route, params } = match;
  const handle: PageRoute['handle'] = route.handle;
  const { prefetch } = await handle.load();
  const page: Page = {
    context,
    route,
    place: placeInFrame(address.pathname),
    load: prefetch && ((utils) => prefetch(utils, { params, searchParams: address.searchParams })),
  };

  const hasNoData = !prefetch && input.postedForm === null && address.search === '';
  if (!hasNoData && route.path !== notFoundPath) {
    const data = await read(input, page);
    return input.isKnown(data.state) ? null : draw(input, page, data);
  }
  const key = [input.siteOrigin, input.isCounted, route.path, page.place].join(' ');
  const drawing = drawnPages.get(key) ?? read(input, page).then((data) => draw(input, page, data));
  drawnPages.set(key, drawing);
  drawing.catch(() => drawnPages.delete(key));
  const drawn = await drawing;
  return input.isKnown(drawn.state) ? null : drawn;
}

/** What a page is drawn from. */
interface Page {
  context: StaticHandlerContext;
  route: { id: string; path?: string };
  place: string;
  load: ((utils: ApiUtils) => Promise<unknown>) | undefined;
}

interface PageData {
  api: Api;
  /** As in `RenderedParts`. */
  state: string;
}

async function read(input: RenderInput, { load }: Page): Promise<PageData> {
  const api = createApi(input.links);
  await load?.(createTRPCQueryUtils(api));
  const { siteOrigin, isCounted, answeredAtMs, postedForm } = input;
  const queries = answeredQueries(api.queryClient);
  const state: PageState = { siteOrigin, isCounted, queries, answeredAtMs, postedForm };
  return { api, state: escapeScriptJson(JSON.stringify(state)) };
}

function draw(
  input: RenderInput,
  { context, route, place }: Page,
  { api, state }: PageData,
): RenderedParts {
  const head: HeadCollector = { siteOrigin: input.siteOrigin, tags: [] };
  const drawnFrame = drawnFrames.get(place) ?? null;
  const body = renderToString(
    <StrictMode>
      <App head={head} postedForm={{ current: input.postedForm }}>
        <ServerApiContext value={api}>
          <DrawnFrameContext value={drawnFrame}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </DrawnFrameContext>
        </ServerApiContext>
      </App>
    </StrictMode>,
  );
  if (!drawnFrame) drawnFrames.set(place, frameOf(body));

  const isMissing = route.path === notFoundPath || head.isMissing === true;
  const queries = api.queryClient.getQueryCache().getAll();
  const errors = queries.map(({ state }) => state.error).filter((error) => error !== null);
  const dataStatus = errors.some(isRefusedInput) ? 404 : statusOfQueries(errors);
  api.queryClient.clear();

  return {
    status: dataStatus === 200 && isMissing ? 404 : dataStatus,
    head: renderHeadTags(head.tags ?? []),
    body,
    state,
    pageModule: route.id,
  };
}
