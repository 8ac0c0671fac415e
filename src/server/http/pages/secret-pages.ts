import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createRequestContext } from '../request-context.ts';
import type { PageTable } from './page-table.ts';
import { htmlType, type RenderPage } from './render-page.ts';

/**
 * Headers of a page that opens by a key. Nobody keeps the page or lists it, and no link on it passes on its
 * address (security row 70).
 */
export const secretPageHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** Pages that open by a key in their address: rendered for the caller alone, past every cache. */
export function registerSecretPages(
  app: FastifyInstance,
  deps: Deps,
  pages: PageTable,
  renderPage: RenderPage,
): void {
  const answer: RouteHandlerMethod = async (request, reply) => {
    reply.headers(secretPageHeaders);
    const [pathname = '', ...query] = request.url.split('?');
    const { url } = pages.addressOf(pathname, query.join('?'));
    const context = createRequestContext(deps, request, reply);
    const page = await deps.lines.fills({ ip: request.ip }, () => renderPage({ url, context }));
    return reply.code(page.status).type(htmlType).send(page.html);
  };
  for (const path of pages.secretPaths) app.get(path, answer);
}
