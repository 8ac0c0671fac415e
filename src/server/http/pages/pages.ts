import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../shared/paths.ts';
import { notFoundContent } from '../../../shared/words/navigation.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { holdBack } from '../../limits/refusals.ts';
import { createAnonymousContext, createRequestContext } from '../request-context.ts';
import { createCacheControl } from './cache-control.ts';
import type { CachedAnswer, PageCache } from './page-cache.ts';
import type { PageAddress, PageTable } from './page-table.ts';
import { htmlType, type RenderPage } from './render-page.ts';
import { sendCached } from './send-cached.ts';

const textType = 'text/plain; charset=utf-8';

/** Control characters and ends of lines, encoded: no address of this site has any, and no route matches them. */
const encodedControl = /%(?:[01][0-9a-f]|7f|c2%8[0-9a-f]|c2%9[0-9a-f]|e2%80%a[89])/gi;

/** `/tips/` and `//tips` are `/tips`. Browsers read a backslash as a slash, so none may reach a redirect. */
function tidiedPath(pathname: string): string {
  const printable = pathname.includes('%') ? pathname.replace(encodedControl, '') : pathname;
  const segments = printable.replaceAll('\\', '%5C').split('/').filter(Boolean);
  return `/${segments.join('/')}`;
}

/** `/old/logo.png`, and not `/index.html` or `/about.php`, which people open. */
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

/** Pages that stand at another address now. */
export interface MovedPages {
  /** @param address path, or WordPress's short address with its query */
  find(address: string): Promise<string | null>;
  /** Present slug of a post that had another one. */
  findRenamedSlug(slug: string): Promise<string | null>;
}

/**
 * Public pages: rendered with nobody signed in, cached, the same for everyone. The one exception is an admin who
 * opens a post that is not public: that answer is rendered for the admin alone and never stored.
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

  /** Not while the cache waits: others who ask for the same page meanwhile would share the refusal. */
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
    const address = pages.addressOf(tidied, query.join('?'));
    if (tidied !== pathname) return reply.redirect(address.url, 308);
    // The one former address that is no path: WordPress's short one.
    const shortAddress = tidied === paths.home && query[0]?.startsWith('p=') ? request.url : null;
    const shortTarget = shortAddress && (await moved.find(shortAddress));
    if (shortTarget) return reply.redirect(shortTarget, 301);

    // No page has a full stop in its address.
    if (isFileName(tidied)) {
      const movedFileTo = await moved.find(tidied);
      if (movedFileTo) return reply.redirect(movedFileTo, 301);
      // A browser that asks for a picture or a script cannot read a page.
      return reply.code(404).type(textType).send(notFoundContent.text);
    }

    // Filters alone make few pages, which links lead to and which are made once for everybody.
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
    const movedTo = renamedTo ? paths.post(renamedTo) : await moved.find(pathname);
    if (movedTo) {
      reply.header('cache-control', cacheControl);
      return reply.redirect(movedTo, 301);
    }
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
