import type { TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { entryName, namesEntry, partsOfEntryName } from '../../shared/addresses/content-entries.ts';
import { paths } from '../../shared/paths.ts';
import type { PostedForm } from '../../shared/posted-form.ts';
import { ServerApiContext } from '../../web/api/ApiProvider.tsx';
import { errorCode } from '../../web/api/call-errors.ts';
import { answeredQueries } from '../../web/api/query-state.ts';
import { type Api, type ApiUtils, type AppRouter, createApi } from '../../web/api/trpc.ts';
import {
  ContentContext,
  type ContentValues,
  drawnContent,
  frameContent,
} from '../../web/content/published-content.ts';
import { escapeScriptJson } from '../../web/escape-script-json.ts';
import { type HeadCollector, renderHeadTags } from '../../web/page-head.tsx';
import type { PageState } from '../../web/page-state.ts';
import { ThemeProvider } from '../../web/theme/ThemeProvider.tsx';
import { notFoundPath } from '../page.ts';
import { App } from './App.tsx';
import { DrawnPartsContext } from './frame/DrawnOnce.tsx';
import { type PageRoute, pageRoutes, routesAt } from './routes.tsx';

export interface RenderedParts {
  status: number;
  head: string;
  body: string;
  /** JSON, escaped for a script element. */
  state: string;
  /** Source file of the page, used to look up its chunks. */
  pageModule: string;
}

function statusOfQueries(errors: readonly unknown[]): number {
  if (errors.length === 0) return 200;
  const codes = errors.map(errorCode);
  if (codes.includes('TOO_MANY_REQUESTS')) return 429;
  if (codes.includes('NOT_FOUND')) return 404;
  return codes.includes('SERVICE_UNAVAILABLE') ? 503 : 500;
}

/** An invalid parameter (too long, not a number) means that the page does not exist. */
function isRefusedInput(error: unknown): boolean {
  return errorCode(error) === 'BAD_REQUEST';
}

interface RenderInput {
  url: string;
  siteOrigin: string;
  isCounted: boolean;
  links: TRPCLink<AppRouter>[];
  postedForm: PostedForm | null;
  content: {
    valuesOf(names: readonly string[]): ContentValues;
    entryOf(entries: string, slug: string): Promise<object | null>;
    revision: string;
  };
  /** See `PageState`. */
  answeredAtMs: number | null;
  /** Tells if the caller already has the page drawn from this state. */
  isKnown(state: string): boolean;
}

/**
 * Normalizes an address to the navigation links that the frame marks there. Links are marked on their own page and
 * below it, in any letter case.
 */
function placeInFrame(pathname: string): string {
  const place = pathname.toLowerCase();
  return pageRoutes
    .filter(({ path }) => place === path || place.startsWith(`${path}/`))
    .map(({ path }) => (place === path ? path : `${path}/`))
    .join(' ');
}

/**
 * Cache of pages without data and without parameters. Its keys are places in the frame, so that made-up addresses do not each draw a 404 page.
 */
const drawnPages = new Map<string, Promise<RenderedParts>>();

/** HTML of the frame's landmarks by their place in it, of which there are as many as navigation links. */
const drawnParts = new Map<string, string>();

const handlers = {
  named: createStaticHandler(routesAt(paths.profile('name'))),
  other: createStaticHandler(routesAt(paths.home)),
};

/** Revision of the content that the kept drawings show. */
let drawnRevision = '';

function forgetOlderDrawings(revision: string): void {
  if (revision === drawnRevision) return;
  drawnRevision = revision;
  drawnPages.clear();
  drawnParts.clear();
}

/**
 * Renders one address with its data loaded in process. Returns null when the state is known. Failed queries set the
 * status of the page.
 */
export async function render(input: RenderInput): Promise<RenderedParts | null> {
  forgetOlderDrawings(input.content.revision);
  const address = new URL(input.url, input.siteOrigin);
  const isNamed = address.pathname.startsWith('/@');
  const handler = isNamed ? handlers.named : handlers.other;
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${input.url} was answered with a redirect.`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const match = context.matches.at(-1);
  if (!match) throw new Error(`No route answers ${input.url}.`);
  const { route, params } = match;
  const handle: PageRoute['handle'] = route.handle;
  const { prefetch } = handle;
  const sent = await readNamed(input, [...frameContent, ...(handle.content ?? [])]);
  const entry = await readEntry(input, handle.entry, params.slug);
  const onlyDrawn = await readNamed(input, [...drawnContent, ...(handle.drawnContent ?? [])]);
  const page: Page = {
    context,
    handler,
    route,
    file: handle.file,
    place: placeInFrame(address.pathname),
    sentContent: { ...sent, ...entry },
    content: { ...sent, ...onlyDrawn, ...entry },
    load: prefetch && ((utils) => prefetch(utils, { params, searchParams: address.searchParams })),
  };

  const isFixed = Object.keys(params).length === 0;
  // Entries may hold what the database adds to them.
  const hasNoData =
    isFixed &&
    !prefetch &&
    !Object.keys(sent).some(namesEntry) &&
    input.postedForm === null &&
    address.search === '';
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

/** The entry that the address names, as content of the page. */
async function readEntry(
  { content }: RenderInput,
  entries: string | undefined,
  slug: string | undefined,
): Promise<ContentValues> {
  if (!entries || !slug) return {};
  return { [entryName(entries, slug)]: await content.entryOf(entries, slug) };
}

/** Content by name: kinds, and entries by `{entries}:{slug}`. */
async function readNamed(
  { content }: RenderInput,
  names: readonly string[],
): Promise<ContentValues> {
  const entries = names.filter(namesEntry).map(async (name) => {
    const { entries: of, slug } = partsOfEntryName(name);
    return [name, await content.entryOf(of, slug)] as const;
  });
  return {
    ...content.valuesOf(names.filter((name) => !namesEntry(name))),
    ...Object.fromEntries(await Promise.all(entries)),
  };
}

interface Page {
  /** The part of the content that the document brings to the browser. */
  sentContent: ContentValues;
  content: ContentValues;
  context: StaticHandlerContext;
  handler: StaticHandler;
  route: { path?: string };
  /** See `PageRoute`. */
  file: string;
  place: string;
  load: ((utils: ApiUtils) => Promise<unknown>) | undefined;
}

interface PageData {
  api: Api;
  /** See `RenderedParts`. */
  state: string;
}

async function read(input: RenderInput, { load, sentContent: content }: Page): Promise<PageData> {
  const api = createApi(input.links);
  await load?.(createTRPCQueryUtils(api));
  const { siteOrigin, isCounted, answeredAtMs, postedForm } = input;
  const queries = answeredQueries(api.queryClient);
  const state: PageState = { siteOrigin, isCounted, queries, answeredAtMs, postedForm, content };
  return { api, state: escapeScriptJson(JSON.stringify(state)) };
}

/** Draws the frame's landmarks of one place, or returns them as they were drawn before. */
function partsAt({ place, context, content }: Page) {
  const { pathname } = context.location;
  return (element: string, children: ReactNode): string => {
    const key = `${element} ${place}`;
    const known = drawnParts.get(key);
    if (known !== undefined) return known;
    const html = renderToString(
      <StaticRouter location={pathname}>
        <ThemeProvider>
          <ContentContext value={content}>{children}</ContentContext>
        </ThemeProvider>
      </StaticRouter>,
    );
    drawnParts.set(key, html);
    return html;
  };
}

/** React writes style sheets that have a precedence before everything else. In HTML they belong into the head. */
function withoutStyles(html: string): { styles: string; body: string } {
  const [styles = ''] = /^(?:<style [^>]*>[^<]*<\/style>)*/.exec(html) ?? [];
  return { styles, body: html.slice(styles.length) };
}

function draw(input: RenderInput, page: Page, { api, state }: PageData): RenderedParts {
  const { context, handler, route, content } = page;
  const head: HeadCollector = { siteOrigin: input.siteOrigin, tags: [] };
  const html = renderToString(
    <StrictMode>
      <App head={head} postedForm={{ current: input.postedForm }} content={content}>
        <ServerApiContext value={api}>
          <DrawnPartsContext value={partsAt(page)}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </DrawnPartsContext>
        </ServerApiContext>
      </App>
    </StrictMode>,
  );

  const isMissing = route.path === notFoundPath || head.isMissing === true;
  const queries = api.queryClient.getQueryCache().getAll();
  const errors = queries.map(({ state }) => state.error).filter((error) => error !== null);
  const dataStatus = errors.some(isRefusedInput) ? 404 : statusOfQueries(errors);
  api.queryClient.clear();

  const { styles, body } = withoutStyles(html);
  return {
    status: dataStatus === 200 && isMissing ? 404 : dataStatus,
    head: renderHeadTags(head.tags ?? []) + styles,
    body,
    state,
    pageModule: page.file,
  };
}
