import { absoluteUrl, paths } from '../../shared/paths.ts';

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
