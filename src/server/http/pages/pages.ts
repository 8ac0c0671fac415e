import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundKind } from '../../../shared/content/not-found.ts';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { holdBack } from '../../limits/refusals.ts';
import { prefersMarkdown } from '../negotiation.ts';
import { createAnonymousContext, createRequestContext } from '../request-context.ts';
import { isFileName, pageOfMarkdown, slugOfPostPath, tidiedPath } from './addresses.ts';
import { browserOnly, createCacheControl } from './cache-control.ts';
import type { MarkdownPages } from './markdown-pages.ts';
import { findMove, leadOn, type MovedPages, markdownTarget } from './moved-pages.ts';
import type { CachedAnswer, PageCache } from './page-cache.ts';
import type { FoundPage, PageAddress, PageTable } from './page-table.ts';
import { htmlType, type RenderPage } from './render-page.ts';
import { sendCached } from './send-cached.ts';

const textType = 'text/plain; charset=utf-8';

interface PublicSite {
  pages: PageTable;
  render: RenderPage;
  cache: PageCache;
  markdown: MarkdownPages;
  moved: MovedPages;
}

interface Asked {
  /** The path that was asked for, without needless slashes. */
  tidied: string;
  /** Path of the page. */
  path: string;
  page: FoundPage;
  address: PageAddress;
  /** Parts of the query: the address may have several question marks. */
  query: readonly string[];
  /** The path is that of the Markdown, which has no other form. */
  isTwin: boolean;
  isMarkdown: boolean;
}

function readRequest({ url, headers }: FastifyRequest, pages: PageTable, deps: Deps): Asked {
  // Not parsed as a URL: `//host/path` would lose its first segment to the host.
  const [pathname = '/', ...query] = url.split('?');
  const tidied = tidiedPath(pathname);
  const twinOf = pageOfMarkdown(tidied);
  const path = twinOf ?? tidied;
  const page = pages.find(path);
  const address = pages.addressOf(path, query.join('?'), deps.content);
  // The desk is a program of the browser.
  const mayBeMarkdown = page.kind === 'public' || page.kind === 'unknown';
  const isTwin = twinOf !== null && mayBeMarkdown;
  const isMarkdown = isTwin || (mayBeMarkdown && prefersMarkdown(headers.accept));
  return { tidied, path, page, address, query, isTwin, isMarkdown };
}

/** The address of the asked form. */
const ownAddress = ({ isTwin, address }: Asked) =>
  isTwin ? serverPaths.markdownOf(address.url) : address.url;

/** The key of the asked form in the page cache. */
const cacheKey = ({ isMarkdown, address }: Asked) =>
  isMarkdown ? serverPaths.markdownOf(address.url) : address.url;

/**
 * Renders public pages anonymously, as HTML or as Markdown, and caches both. An admin who opens a post that is not public gets
 * a rendering of their own, which is never stored.
 */
export function registerPages(app: FastifyInstance, deps: Deps, site: PublicSite): void {
  const { pages, render, cache, markdown, moved } = site;
  const { siteOrigin } = deps.settings;
  const cacheControlOf = createCacheControl(deps.settings);
  const renderPublic = ({ url, isOpen }: PageAddress, id: string) =>
    cache.get(url, async (former) => {
      const context = createAnonymousContext(deps, id);
      const page = await render({ url, context, known: former });
      if (!('html' in page)) return page;
      return {
        ...page,
        contentType: htmlType,
        body: page.html,
        isCacheable: page.status === 200 && !isOpen && !deps.settings.isDevelopment,
      };
    });

  /** Delays outside the cache: others who wait for the same page would share the delay. */
  const holdRefusalBack = async (error: unknown): Promise<never> => {
    if (error instanceof DomainError) await holdBack(deps.wait);
    throw error;
  };

  const countRead = async (asked: Asked, ip: string): Promise<void> => {
    // Filters alone produce few pages, which links lead to and which everybody shares.
    const isCounted = asked.path !== paths.exploreDevelopers || asked.address.isOpen;
    if (asked.page.content !== 'directory' || !isCounted) return;
    if (!cache.isFresh(cacheKey(asked))) await deps.publicReads.count(ip);
  };

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, address, isTwin, isMarkdown }: Asked,
    answer: CachedAnswer,
  ) => {
    if (isMarkdown) {
      reply.header('link', `<${siteOrigin}${address.url}>; rel="canonical"`);
    } else if (answer.status === 200 && page.kind === 'public') {
      const twin = serverPaths.markdownOf(address.url);
      reply.header('link', `<${siteOrigin}${twin}>; rel="alternate"; type="text/markdown"`);
    }
    // A shared cache that ignores `Vary` would show the Markdown to browsers.
    const isNegotiated = isMarkdown && !isTwin;
    const cacheControl = isNegotiated ? browserOnly : cacheControlOf(page.content);
    const vary = isTwin ? 'accept-encoding' : 'accept, accept-encoding';
    return sendCached(request, reply, answer, cacheControl, vary);
  };

  const findNewPlace = async ({ tidied, path, isTwin }: Asked) => {
    if (!isTwin) return findMove(moved, path);
    // The path may be that of a former file.
    const movedFile = await moved.find(tidied);
    if (movedFile) return movedFile;
    const movedPage = await findMove(moved, path);
    return movedPage && markdownTarget(movedPage);
  };

  app.get('/*', async (request, reply) => {
    const asked = readRequest(request, pages, deps);
    const { tidied, path, page, address, query, isTwin, isMarkdown } = asked;
    request.routeName = page.route;
    if (tidied !== request.url.split('?')[0]) return reply.redirect(ownAddress(asked), 308);
    // WordPress's short address is the only former address with a query.
    const shortAddress = tidied === paths.home && query[0]?.startsWith('p=') ? request.url : null;
    const shortTarget = shortAddress && (await moved.find(shortAddress));
    if (shortTarget) return leadOn(reply, shortTarget, []);

    // No page has a full stop in its address.
    if (!isTwin && isFileName(tidied)) {
      const movedFileTo = await moved.find(tidied);
      if (movedFileTo) return leadOn(reply, movedFileTo, query);
      // A browser that requests a picture or a script cannot read a page.
      return reply.code(404).type(textType).send(deps.content.valueOf(notFoundKind).text);
    }

    await countRead(asked, request.ip);
    let answer: CachedAnswer;
    try {
      const { id } = request;
      answer = await (isMarkdown ? markdown.get(address, id) : renderPublic(address, id));
    } catch (error) {
      return holdRefusalBack(error);
    }
    if (answer.status !== 404) return send(request, reply, asked, answer);
    const movedTo = await findNewPlace(asked);
    if (movedTo) {
      return leadOn(reply.header('cache-control', cacheControlOf(page.content)), movedTo, query);
    }
    if (isMarkdown || slugOfPostPath(path) === null) return send(request, reply, asked, answer);

    const context = createRequestContext(deps, request, reply);
    if (!(await context.sessions.admin())) return send(request, reply, asked, answer);
    const preview = await deps.lines.fills({ ip: request.ip }, () =>
      render({ url: address.url, context: { ...context, isPreview: true } }),
    );
    return reply
      .code(preview.status)
      .type(htmlType)
      .header('cache-control', 'private, no-store')
      .send(preview.html);
  });
}
