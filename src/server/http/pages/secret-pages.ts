import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createRequestContext } from '../request-context.ts';
import type { PageTable } from './page-table.ts';
import { htmlType, type RenderPage } from './render-page.ts';

/** Prevents caching and indexing of the page, and keeps its address out of outgoing links (security row 70). */
export const secretPageHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

export function registerSecretPages(
  app: FastifyInstance,
  deps: Deps,
  pages: PageTable,
  renderPage: RenderPage,
): void {
  const answer: RouteHandlerMethod = async (request, reply) => {
    reply.headers(secretPageHeaders);
    const [pathname = '', ...query] = request.url.split('?');
    const { url } = pages.addressOf(pathname, query.join('?'), deps.content);
    const context = createRequestContext(deps, request, reply);
    const page = await deps.lines.fills({ ip: request.ip }, () => renderPage({ url, context }));
    return reply.code(page.status).type(htmlType).send(page.html);
  };
  for (const path of pages.secretPaths) app.get(path, answer);
}
