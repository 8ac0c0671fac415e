import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { createCacheControl } from '../../../server/http/pages/cache-control.ts';
import type { CachedAnswer, PageCache } from '../../../server/http/pages/page-cache.ts';
import { sendCached } from '../../../server/http/pages/send-cached.ts';
import { adminTokenHeader, createAnonymousContext } from '../../../server/http/request-context.ts';
import type { Context } from '../../../server/trpc/context.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { slugPattern } from '../../../shared/text/slug-pattern.ts';

/** Requests with a cookie or token may see more, and get the version for a later save. */
const vary = `accept-encoding, cookie, ${adminTokenHeader}`;
const jsonType = 'application/json; charset=utf-8';
const listKeys = ['category', 'cursor', 'limit'] as const;
const categoriesPath = `${serverPaths.api}/blog/categories`;
const postsPath = `${serverPaths.api}/blog/posts`;

export interface BlogApi {
  blog: {
    posts(input: object): Promise<unknown>;
    post(input: { slug: string }): Promise<unknown>;
    categories(): Promise<unknown>;
  };
}

interface PublicRead {
  /** Cache key, the same for all spellings of an address. */
  key: string;
  /** Path in the API document. */
  template: string;
  ask(api: BlogApi): Promise<unknown>;
}

/** Null for unknown, repeated or non-numeric parameters, so that spellings cannot split the cache. */
function listRead(search: string): PublicRead | null {
  const query = new URLSearchParams(search);
  const input: Partial<Record<(typeof listKeys)[number], number>> = {};
  for (const [name, value] of query) {
    const key = listKeys.find((known) => known === name);
    if (key === undefined || input[key] !== undefined || !/^[1-9]\d{0,9}$/.test(value)) return null;
    input[key] = Number(value);
  }
  return {
    key: `${postsPath}?${listKeys.map((name) => input[name] ?? '').join('&')}`,
    template: postsPath,
    ask: (api) => api.blog.posts(input),
  };
}

const categoriesRead: PublicRead = {
  key: categoriesPath,
  template: categoriesPath,
  ask: (api) => api.blog.categories(),
};

function publicReadOf({ method, headers, url }: FastifyRequest): PublicRead | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.cookie !== undefined || headers[adminTokenHeader] !== undefined) return null;
  const [path = '', search = ''] = url.split('?');
  if (path === postsPath) return listRead(search);
  if (search !== '') return null;
  if (path === categoriesPath) return categoriesRead;
  const slug = path.startsWith(`${postsPath}/`) ? path.slice(postsPath.length + 1) : '';
  if (!slugPattern.test(slug)) return null;
  return {
    key: path,
    template: `${postsPath}/{idOrSlug}`,
    ask: (api) => api.blog.post({ slug }),
  };
}

function refuse(reply: FastifyReply, error: TRPCError): FastifyReply {
  const { cause, code, message } = error;
  if (cause instanceof DomainError && cause.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.ceil(cause.retryAfterSeconds)));
  }
  return reply
    .code(getHTTPStatusCodeFromError(error))
    .header('cache-control', 'private, no-store')
    .type(jsonType)
    .send(JSON.stringify({ message, code }));
}

/**
 * Answers public reads from the page cache before other hooks run.
 * The cached answer comes from an anonymous call and contains nothing of the request that caused it.
 */
export function answerFromCache(
  scope: FastifyInstance,
  deps: Deps,
  cache: PageCache,
  apiFor: (context: Context) => BlogApi,
): void {
  const cacheControl = createCacheControl(deps.settings)('posts');
  const isCacheable = !deps.settings.isDevelopment;
  const answerTo = ({ key, ask }: PublicRead, requestId: string) =>
    cache.get(key, async () => ({
      status: 200,
      contentType: jsonType,
      body: JSON.stringify(await ask(apiFor(createAnonymousContext(deps, requestId)))),
      isCacheable,
    }));

  // Promises would cost each cached answer turns of the event loop, so this hook uses callbacks.
  scope.addHook('onRequest', (request, reply, done) => {
    const read = publicReadOf(request);
    if (!read) return done();
    request.routeName = read.template;
    const send = (answer: CachedAnswer) => {
      sendCached(request, reply, answer, cacheControl, vary).catch(done);
    };
    const answer = answerTo(read, request.id);
    if (!(answer instanceof Promise)) return send(answer);
    answer.then(send, (error) => {
      if (!(error instanceof TRPCError)) return done(error);
      // The adapter's own answer lists the invalid fields.
      if (error.code === 'BAD_REQUEST') return done();
      refuse(reply, error);
    });
  });
}
