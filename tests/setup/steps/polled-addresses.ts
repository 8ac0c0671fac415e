import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { publicPages } from '../browser/public-pages.ts';

/** Lists one address per kind of page, with its status. */
export function polledAddresses(
  slug: string,
  developerId: number,
): [url: string, status: number][] {
  const found = [
    ...publicPages,
    paths.developerSignup,
    paths.post(slug),
    paths.postMarkdown(slug),
    paths.developerProfile(developerId),
    ...[
      serverPaths.rss,
      serverPaths.atom,
      serverPaths.jsonFeed,
      serverPaths.apiCatalog,
      serverPaths.aiCatalog,
      serverPaths.mcpCard,
      serverPaths.sitemap,
      serverPaths.sitemapPart('pages'),
      serverPaths.robots,
      serverPaths.llms,
    ],
    ...[serverPaths.manifest, serverPaths.securityContact, paths.socialImage(paths.home)],
    ...[serverPaths.openApi, `${paths.apiReference}/`, paths.health],
    '/api/blog/categories',
    '/api/blog/posts',
    '/api/blog/posts?limit=5',
    `/api/blog/posts/${slug}`,
    '/api/developers',
    `/api/developers/profile/${developerId}`,
    '/trpc/blog.categories',
    '/trpc/blog.posts?input={}',
    '/trpc/blog.cards?input={}',
    '/trpc/developer.directory?input={}',
  ];
  return [...found.map((url): [string, number] => [url, 200]), ['/api/blog/posts/made-up', 404]];
}

/** No store has this picture, so each request asks the store. */
export const polledPicture = paths.media(`post-${'0a'.repeat(16)}-1200x800-w1200.jpg`);
