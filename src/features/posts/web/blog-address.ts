import { paths } from '../../../shared/paths.ts';
import { readSlug } from '../../../shared/text/slug-pattern.ts';
import type { ApiUtils } from '../../../web/api/trpc.ts';
import { openPagesOf } from '../../../web/components/links/open-pages.ts';
import type { PageLocation } from '../../../web/route.ts';

export function addressOf(category: number | undefined, tag: string | undefined): string {
  if (category === undefined && tag !== undefined) return paths.taggedPosts(tag);
  return category === undefined ? paths.blog : `${paths.blog}?category=${category}`;
}

export function idParameter(searchParams: URLSearchParams, key: string): number | undefined {
  const value = searchParams.get(key);
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

export function prefetchBlog(utils: ApiUtils, { searchParams }: PageLocation): Promise<unknown> {
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
