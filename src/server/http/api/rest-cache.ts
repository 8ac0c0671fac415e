import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { paths } from '../../../shared/paths.ts';
import { slugPattern } from '../../../shared/slug-pattern.ts';
import type { Deps } from '../../deps.ts';
import { retryAfterSeconds } from '../errors.ts';
import { createCacheControl } from '../pages/cache-control.ts';
import { type FreshAnswer, type PageCache, sendCached } from '../pages/page-cache.ts';
import { adminTokenHeader } from '../request-context.ts';

/** A caller with one of these may see more, and gets the version of a post to write it by. */
const vary = `accept-encoding, cookie, ${adminTokenHeader}`;
const jsonType = 'application/json; charset=utf-8';
const listKeys = ['category', 'cursor', 'limit'];
const postsPath = `${paths.api}/blog/posts`;

/** The list's parameters in one spelling, so that spellings cannot split the cache; null where one is not plain. */
function listKey(search: string): string | null {
  const query = new URLSearchParams(search);
  const isPlain = [...query].every(
    ([name, value]) =>
      listKeys.includes(name) && query.getAll(name).length === 1 && /^[1-9]\d{0,9}$/.test(value),
  );
  return isPlain ? listKeys.map((name) => query.get(name) ?? '').join('&') : null;
}

/** The key of a public read of the blog; null for every other request, and for callers who might see more than the public. */
function publicReadKey({ method, headers, url }: FastifyRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.cookie !== undefined || headers[adminTokenHeader] !== undefined) return null;
  const [path = '', search = ''] = url.split('?');
  if (path === postsPath) {
    const key = listKey(search);
    return key === null ? null : `${path}?${key}`;
  }
  if (search !== '') return null;
  const slug = path.startsWith(`${postsPath}/`) ? path.slice(postsPath.length + 1) : '';
  return path === `${paths.api}/blog/categories` || slugPattern.test(slug) ? path : null;
}

/** What the adapter answers to a request, kept from being sent. */
function recordAnswer(
  answer: (reply: FastifyReply) => unknown,
  reply: FastifyReply,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    let status = 200;
    const recorder: FastifyReply = Object.create(reply, {
      header: { value: () => recorder },
      code: {
        value: (code: number) => {
          status = code;
          return recorder;
        },
      },
      send: { value: (body: string) => resolve({ status, body }) },
    });
    Promise.resolve(answer(recorder)).catch(reject);
  });
}

/**
 * Hands the adapter's answers over to the hooks of the scope, those to public reads of the blog out of the page cache. Its
 * handler is done before the hooks are, which Fastify would take for an empty answer and send first: a reply that is
 * returned is one that is waited for.
 */
export function answerFromCache(scope: FastifyInstance, deps: Deps, cache: PageCache): void {
  const cacheControl = createCacheControl(deps.settings)('posts');
  scope.addHook('onRoute', (route) => {
    const adapter: RouteHandlerMethod = route.handler;
    route.handler = async function answer(request, reply) {
      const key = publicReadKey(request);
      if (key === null) {
        await adapter.call(this, request, reply);
        return reply;
      }
      const cached = await cache.get(key, async (): Promise<FreshAnswer> => {
        const fresh = await recordAnswer(
          (recorder) => adapter.call(this, request, recorder),
          reply,
        );
        const isCacheable = fresh.status === 200 && !deps.settings.isDevelopment;
        return { ...fresh, contentType: jsonType, isCacheable };
      });
      if (cached.status === 200) return sendCached(request, reply, cached, cacheControl, vary);
      if (cached.status === 503) reply.header('retry-after', String(retryAfterSeconds));
      return reply
        .code(cached.status)
        .type(jsonType)
        .send(String(await cached.body.in(null)));
    };
  });
}
