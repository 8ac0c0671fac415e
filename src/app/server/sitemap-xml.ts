import type { SitemapEntry } from '../../server/sitemap-parts.ts';
import { xmlText } from '../../server/xml.ts';
import { absoluteUrl } from '../../shared/paths.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Follows https://www.sitemaps.org/protocol.html. */
export function sitemapXml(entries: readonly SitemapEntry[], siteOrigin: string): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${xmlText(absoluteUrl(siteOrigin, path))}</loc>${changed}</url>`;
  });
  return [head, `<urlset ${namespace}>`, ...lines, '</urlset>', ''].join('\n');
}

export function sitemapIndexXml(parts: readonly string[], siteOrigin: string): string {
  const lines = parts.map(
    (path) => `  <sitemap><loc>${xmlText(absoluteUrl(siteOrigin, path))}</loc></sitemap>`,
  );
  return [head, `<sitemapindex ${namespace}>`, ...lines, '</sitemapindex>', ''].join('\n');
}
