import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundKind } from '../../../shared/content/not-found.ts';
import { paths } from '../../../shared/paths.ts';
import type { PostedForm } from '../../../shared/posted-form.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { holdBack } from '../../limits/refusals.ts';
import type { DrawnContent } from '../../published-content.ts';
import type { Context } from '../../trpc/context.ts';
import { createAnonymousContext, createRequestContext } from '../request-context.ts';
import { createCacheControl } from './cache-control.ts';
import type { CachedAnswer, PageCache } from './page-cache.ts';
import type { PageAddress, PageTable } from './page-table.ts';
import { sendCached } from './send-cached.ts';

const textType = 'text/plain; charset=utf-8';

/** Encoded control characters and line ends: no address of the site contains them. */
const encodedControl = /%(?:[01][0-9a-f]|7f|c2%8[0-9a-f]|c2%9[0-9a-f]|e2%80%a[89])/gi;

/** Turns `/tips/` and `//tips` into `/tips`. Browsers read a backslash as a slash, so a redirect must not contain one. */
function tidiedPath(pathname: string): string {
  const printable = pathname.includes('%') ? pathname.replace(encodedControl, '') : pathname;
  const segments = printable.replaceAll('\\', '%5C').split('/').filter(Boolean);
  return `/${segments.join('/')}`;
}

/** True for `/old/logo.png`; false for `/index.html` and `/about.php`, which people open. */
function isFileName(pathname: string): boolean {
  const extension = /\.([a-z0-9]{1,11})$/i.exec(pathname)?.[1]?.toLowerCase();
  return extension !== undefined && !/^(?:x?html?|php\d?|aspx?|jsp|cgi)$/.test(extension);
}

function slugOfPostPath(pathname: string): string | null {
  const match = /^\/blog\/([^/]+)$/.exec(pathname);
  if (!match?.[1]) return null;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return null;
  }
}

export interface MovedPage {
  to: string;
  isPermanent: boolean;
}

export interface MovedPages {
  /** @param address path, or WordPress's short address with its query */
  find(address: string): Promise<MovedPage | null>;
  findRenamedSlug(slug: string): Promise<string | null>;
}

/** Keeps the query: a campaign may have printed a former address. */
function leadOn(reply: FastifyReply, { to, isPermanent }: MovedPage, query: readonly string[]) {
  const [target = '', fragment] = to.split('#');
  const kept = query.length > 0 && !target.includes('?') ? `?${query.join('?')}` : '';
  const end = fragment === undefined ? '' : `#${fragment}`;
  return reply.redirect(`${target}${kept}${end}`, isPermanent ? 301 : 302);
}

/**
 * Renders public pages anonymously and caches them. An admin who opens a post that is not public gets a rendering of their
 * own, which is never stored.
 */
export function registerPages(
  app: FastifyInstance,
  deps: Deps,
  pages: PageTable,
  render: RenderPage,
  cache: PageCache,
  moved: MovedPages,
): void {
  const cacheControlOf = createCacheControl(deps.settings);
  const renderPublic = ({ url, isOpen }: PageAddress, { id }: FastifyRequest) =>
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

  app.get('/*', async (request, reply) => {
    // Not parsed as a URL: `//host/path` would lose its first segment to the host.
    const [pathname = '/', ...query] = request.url.split('?');
    const page = pages.find(pathname);
    request.routeName = page.route;
    const tidied = tidiedPath(pathname);
    const address = pages.addressOf(tidied, query.join('?'), deps.content);
    if (tidied !== pathname) return reply.redirect(address.url, 308);
    // WordPress's short address is the only former address with a query.
    const shortAddress = tidied === paths.home && query[0]?.startsWith('p=') ? request.url : null;
    const shortTarget = shortAddress && (await moved.find(shortAddress));
    if (shortTarget) return leadOn(reply, shortTarget, []);

    // No page has a full stop in its address.
    if (isFileName(tidied)) {
      const movedFileTo = await moved.find(tidied);
      if (movedFileTo) return leadOn(reply, movedFileTo, query);
      // A browser that requests a picture or a script cannot read a page.
      return reply.code(404).type(textType).send(deps.content.valueOf(notFoundKind).text);
    }

    // Filters alone produce few pages, which links lead to and which everybody shares.
    const isCounted = tidied !== paths.exploreDevelopers || address.isOpen;
    if (page.content === 'directory' && isCounted && !cache.isFresh(address.url)) {
      await deps.publicReads.count(request.ip);
    }
    let answer: CachedAnswer;
    try {
      answer = await renderPublic(address, request);
    } catch (error) {
      return holdRefusalBack(error);
    }
    const cacheControl = cacheControlOf(page.content);
    if (answer.status !== 404) return sendCached(request, reply, answer, cacheControl);
    const slug = slugOfPostPath(pathname);
    const renamedTo = slug === null ? null : await moved.findRenamedSlug(slug);
    const movedTo = renamedTo
      ? { to: paths.post(renamedTo), isPermanent: true }
      : await moved.find(pathname);
    if (movedTo) return leadOn(reply.header('cache-control', cacheControl), movedTo, query);
    if (slug === null) return sendCached(request, reply, answer, cacheControl);

    const context = createRequestContext(deps, request, reply);
    if (!(await context.sessions.admin())) return sendCached(request, reply, answer, cacheControl);
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

export interface RenderedPage {
  status: number;
  html: string;
}

interface Marked {
  mark?: string | undefined;
}

type MarkedPage = RenderedPage & Marked;

/**
 * Renders a page with the data that `context` may see, in a turn of the fills' line. Returns `known` without rendering when
 * its data is unchanged: reading costs a fraction of rendering, and most changes leave most pages equal.
 */
export type RenderPage = <Known extends Marked = never>(input: {
  url: string;
  context: Context;
  postedForm?: PostedForm;
  /** In place of what is published. */
  content?: DrawnContent;
  known?: Known | undefined;
}) => Promise<MarkedPage | Known>;

export const htmlType = 'text/html; charset=utf-8';
