import { publicPages } from '../../../../content/social.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { xmlText } from './xml.ts';

interface Address {
  slug: string;
  updatedAt: Date;
}

function entry(siteOrigin: string, path: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `  <url><loc>${xmlText(absoluteUrl(siteOrigin, path))}</loc>${changed}</url>`;
}

/** Every public page and post (https://www.sitemaps.org/protocol.html). */
export function sitemap(posts: readonly Address[], siteOrigin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map((page) => entry(siteOrigin, page.path)),
    ...posts.map((post) => entry(siteOrigin, paths.post(post.slug), post.updatedAt)),
    '</urlset>',
    '',
  ].join('\n');
}

/** What crawlers may read: everything but the admin area and the calls of the application. */
export function robots(siteOrigin: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.admin}`,
    `Disallow: ${paths.trpc}`,
    'Disallow: /uploads',
    '',
    `Sitemap: ${absoluteUrl(siteOrigin, paths.sitemap)}`,
    '',
  ].join('\n');
}
