import type { Page } from '../../shared/addresses/page.ts';
import { anyText, cursor, openPages, rowId, slug } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.blog,
    component: 'BlogPage',
    content: ['blog'],
    prefetch: async (utils, location) =>
      (await import('./web/blog-address.ts')).prefetchBlog(utils, location),
  },
  {
    path: paths.post.pattern,
    component: 'PostPage',
    content: ['blog'],
    prefetch: (utils, { params }) =>
      Promise.all([
        utils.blog.article.prefetch({ slug: params.slug ?? '' }),
        utils.blog.categories.prefetch(),
      ]),
  },
  {
    path: paths.preview.pattern,
    component: 'PreviewPage',
    content: ['blog'],
    prefetch: (utils, { params }) =>
      Promise.all([
        utils.blog.preview.prefetch({ key: params.key ?? '' }),
        utils.blog.categories.prefetch(),
      ]),
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { blogKind } = await import('./words/posts.ts');
  const { postSearch } = await import('./post-search-limits.ts');
  return [
    {
      path: paths.blog,
      kind: 'public',
      content: 'posts',
      query: {
        q: anyText(postSearch.maxTextLength),
        ...{ category: rowId, tag: slug, cursor, pages: openPages },
      },
      listed: (published) => published(blogKind).meta,
    },
    { path: paths.post.pattern, kind: 'public', content: 'posts' },
    { path: paths.preview.pattern, kind: 'secret' },
  ];
}
