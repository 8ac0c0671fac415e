import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxId, type Post, postPage, slugPattern } from '../../shared/blog.ts';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { getPost, listCategories, listPosts } from '../features/blog/blog.service.ts';
import { createCacheControl } from './cache-control.ts';
import { type PageCache, sendCached } from './page-cache.ts';
import { adminTokenHeader } from './request-context.ts';

/** Whoever brings one of these may see more, and gets the version of a post to write it by. */
const vary = `accept-encoding, cookie, ${adminTokenHeader}`;
const jsonType = 'application/json; charset=utf-8';
const listKeys = { category: maxId, cursor: maxId, limit: postPage.maxSize };

interface Read {
  /** The address in one spelling, so that spellings cannot split the cache. */
  key: string;
  /** null where there is nothing to show: the REST adapter then answers as always. */
  load(): Promise<unknown>;
}

/** The list's parameters when all of them are plain and valid; null leaves the request to the REST adapter. */
function listInput(query: URLSearchParams): Record<string, number> | null {
  const input: Record<string, number> = {};
  for (const [name, value] of query) {
    const max = Object.entries(listKeys).find(([key]) => key === name)?.[1];
    const number = Number(value);
    if (max === undefined || name in input || !/^[1-9]\d{0,9}$/.test(value) || number > max) {
      return null;
    }
    input[name] = number;
  }
  return input;
}

async function publicPost(deps: Deps, slug: string): Promise<Post> {
  return (await getPost(deps, { slug, sees: 'public' })).post;
}

function publicRead(request: FastifyRequest, deps: Deps): Read | null {
  const [path = '', search = ''] = request.url.split('?');
  if (path === `${paths.api}/blog/categories` && search === '') {
    return { key: path, load: () => listCategories(deps) };
  }
  if (path === `${paths.api}/blog/posts`) {
    const input = listInput(new URLSearchParams(search));
    if (!input) return null;
    const key = Object.keys(listKeys).map((name) => input[name] ?? '');
    return { key: `${path}?${key.join('&')}`, load: () => listPosts(deps, input) };
  }
  const slug = path.startsWith(`${paths.api}/blog/posts/`)
    ? path.slice(`${paths.api}/blog/posts/`.length)
    : '';
  if (slugPattern.test(slug) && search === '') {
    return { key: path, load: () => publicPost(deps, slug) };
  }
  return null;
}

/**
 * Answers the public reads of the blog from the page cache. Only for callers who bring neither a cookie nor a token:
 * whoever might see more than the public goes on to the REST adapter, and so does everything that fails here.
 */
export function cachePublicReads(scope: FastifyInstance, deps: Deps, cache: PageCache): void {
  const cacheControl = createCacheControl(deps.settings)('posts');
  scope.addHook('onRequest', async (request, reply) => {
    const { headers } = request;
    if (headers.cookie !== undefined || headers[adminTokenHeader] !== undefined) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const read = publicRead(request, deps);
    if (!read) return;
    try {
      const answer = await cache.get(read.key, async () => ({
        status: 200,
        contentType: jsonType,
        body: JSON.stringify(await read.load()),
        isCacheable: !deps.settings.isDevelopment,
      }));
      sendCached(request, reply, answer, cacheControl, vary);
      return reply;
    } catch {
      // Nothing to show, or the database is away: the adapter says so in the shape of the API.
      return;
    }
  });
}
