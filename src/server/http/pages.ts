import type { FastifyInstance } from 'fastify';
import { pageQueryKeys, paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { findRedirectTarget } from '../features/blog/blog.queries.ts';
import { type PageCache, sendCached } from './page-cache.ts';
import { htmlType, type RenderPage } from './page-rendering.ts';
import { createAnonymousContext, createRequestContext } from './request-context.ts';

/** Only the query keys that pages read, in a fixed order: what a rendering is kept under beside its path. */
function canonicalSearch(search: string): string {
  if (search === '') return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of pageQueryKeys) {
    const value = given.get(key);
    if (value) kept.set(key, value.slice(0, 200));
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/** Control characters and ends of lines, encoded: no address of this site has any, and no route matches them. */
const encodedControl = /%(?:[01][0-9a-f]|7f|c2%8[0-9a-f]|c2%9[0-9a-f]|e2%80%a[89])/gi;

/** `/tips/` and `//tips` are `/tips`. Browsers read a backslash as a slash, so none may reach a redirect. */
function tidiedPath(pathname: string): string {
  const printable = pathname.includes('%') ? pathname.replace(encodedControl, '') : pathname;
  const segments = printable.replaceAll('\\', '%5C').split('/').filter(Boolean);
  return `/${segments.join('/')}`;
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

/**
 * Public pages: rendered with nobody signed in, cached, the same for everyone. The one exception is an admin who
 * opens a post that is not public: that answer is rendered for the admin alone and never stored.
 */
export function registerPages(
  app: FastifyInstance,
  deps: Deps,
  render: RenderPage,
  cache: PageCache,
): void {
  const renderPublic = (url: string, requestId: string) =>
    cache.get(url, async () => {
      const page = await render({ url, context: createAnonymousContext(deps, requestId) });
      return {
        status: page.status,
        contentType: htmlType,
        body: page.html,
        isCacheable: page.status === 200 && !deps.settings.isDevelopment,
      };
    });

  app.get('/*', async (request, reply) => {
    // Not parsed as a URL: `//host/path` would lose its first segment to the host.
    const [pathname = '/', ...query] = request.url.split('?');
    const search = canonicalSearch(query.join('?'));
    const tidied = tidiedPath(pathname);
    if (tidied !== pathname) return reply.redirect(`${tidied}${search}`, 308);
    const url = `${pathname}${search}`;

    const answer = await renderPublic(url, request.id);
    const slug = answer.status === 404 ? slugOfPostPath(pathname) : null;
    if (slug === null) return sendCached(request, reply, answer);

    const renamedTo = await findRedirectTarget(deps.db.prisma, slug, deps.clock.now());
    if (renamedTo) return reply.redirect(paths.post(renamedTo), 301);

    const context = createRequestContext(deps, request, reply);
    if (!(await context.sessions.admin())) return sendCached(request, reply, answer);
    const preview = await render({ url, context: { ...context, isPreview: true } });
    return reply
      .code(preview.status)
      .type(htmlType)
      .header('cache-control', 'private, no-store')
      .send(preview.html);
  });
}
