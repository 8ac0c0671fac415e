import type { CachedRead } from '../../../server/http/api/rest-cache.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { slugPattern } from '../../../shared/text/slug-pattern.ts';

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

type BlogRead = CachedRead<BlogApi>;

/** Null for unknown, repeated or non-numeric parameters, so that spellings cannot split the cache. */
function listRead(search: string): BlogRead | null {
  const query = new URLSearchParams(search);
  const input: Partial<Record<(typeof listKeys)[number], number>> = {};
  for (const [name, value] of query) {
    const key = listKeys.find((known) => known === name);
    if (key === undefined || input[key] !== undefined || !/^[1-9]\d{0,9}$/.test(value)) return null;
    input[key] = Number(value);
  }
  return {
    key: `${postsPath}?${listKeys.map((name) => input[name] ?? '').join('&')}`,
    ...{ template: postsPath, content: 'posts' },
    ask: (api) => api.blog.posts(input),
  };
}

const categoriesRead: BlogRead = {
  ...{ key: categoriesPath, template: categoriesPath, content: 'posts' },
  ask: (api) => api.blog.categories(),
};

/** Public reads of the blog by REST. */
export function cachedBlogReads(path: string, search: string): BlogRead | null {
  if (path === postsPath) return listRead(search);
  if (search !== '') return null;
  if (path === categoriesPath) return categoriesRead;
  const slug = path.startsWith(`${postsPath}/`) ? path.slice(postsPath.length + 1) : '';
  if (!slugPattern.test(slug)) return null;
  return {
    ...{ key: path, template: `${postsPath}/{idOrSlug}`, content: 'posts' },
    ask: (api) => api.blog.post({ slug }),
  };
}
