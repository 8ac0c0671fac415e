import { paths } from '../../../shared/paths.ts';
import { readSlug } from '../../../shared/text/slug-pattern.ts';
import type { ApiUtils } from '../../../web/api/trpc.ts';
import { openPagesOf } from '../../../web/components/links/open-pages.ts';
import type { PageLocation } from '../../../web/route.ts';
import { postSearch } from '../post-search-limits.ts';

export function addressOf(category: number | undefined, tag: string | undefined): string {
  if (category === undefined && tag !== undefined) return paths.taggedPosts(tag);
  return category === undefined ? paths.blog : paths.postsInCategory(category);
}

/** Undefined for a text that is too short to be searched. */
export function searchParameter(searchParams: URLSearchParams): string | undefined {
  const text = (searchParams.get('q') ?? '').slice(0, postSearch.maxTextLength).trim();
  return text.length < postSearch.minTextLength ? undefined : text;
}

export function idParameter(searchParams: URLSearchParams, key: string): number | undefined {
  const value = searchParams.get(key);
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

export function prefetchBlog(utils: ApiUtils, { searchParams }: PageLocation): Promise<unknown> {
  const q = searchParameter(searchParams);
  if (q !== undefined) {
    return Promise.all([utils.blog.categories.prefetch(), utils.blog.found.prefetch({ q })]);
  }
  const tag = readSlug(searchParams.get('tag'));
  return Promise.all([
    utils.blog.categories.prefetch(),
    tag === undefined ? undefined : utils.blog.tag.prefetch({ slug: tag }),
    utils.blog.cards.prefetchInfinite(
      { category: idParameter(searchParams, 'category'), tag },
      {
        initialCursor: idParameter(searchParams, 'cursor') ?? null,
        pages: openPagesOf(searchParams),
        getNextPageParam: (page) => page.nextCursor,
      },
    ),
  ]);
}
