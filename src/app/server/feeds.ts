import type { FastifyInstance } from 'fastify';
import { changesFeed } from '../../features/changes/server/changes-feed.ts';
import { manifestIcons } from '../../features/look/server/icon.ts';
import {
  contentsText,
  jsonFeedText,
  rssText,
} from '../../features/posts/server/feeds/feeds.service.ts';
import type { Deps } from '../../server/deps.ts';
import { DomainError } from '../../server/domain-error.ts';
import { createCacheControl, type PageContent } from '../../server/http/pages/cache-control.ts';
import type { PageCache } from '../../server/http/pages/page-cache.ts';
import { sendCached } from '../../server/http/pages/send-cached.ts';
import { type PublishedContent, siteIdentityOf } from '../../server/published-content.ts';
import { absoluteUrl, paths } from '../../shared/paths.ts';
import { serverPaths } from '../../shared/server-paths.ts';
import { dayMs } from '../../shared/time/durations.ts';
import { siteLocale } from '../../shared/words/site-locale.ts';
import { sitePages } from './pages.ts';
import { sitemap, sitemapPart } from './sitemap.service.ts';

const feedPosts = 50;
const llmsPosts = 500;

const xmlType = 'application/xml; charset=utf-8';
const rssType = 'application/rss+xml; charset=utf-8';
const atomType = 'application/atom+xml; charset=utf-8';
const jsonFeedType = 'application/feed+json; charset=utf-8';
const catalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
const textType = 'text/plain; charset=utf-8';
const manifestType = 'application/manifest+json; charset=utf-8';

export function registerFeeds(app: FastifyInstance, deps: Deps, cache: PageCache): void {
  const { siteOrigin, isDevelopment } = deps.settings;
  const isCacheable = !isDevelopment;

  const cacheControlOf = createCacheControl(deps.settings);

  const feed = (
    path: string,
    content: PageContent,
    contentType: string,
    build: () => string | Promise<string>,
  ) => {
    app.get(path, async (request, reply) => {
      const answer = await cache.get(path, async () => ({
        status: 200,
        contentType,
        body: await build(),
        isCacheable,
      }));
      return sendCached(request, reply, answer, cacheControlOf(content));
    });
  };

  feed(serverPaths.rss, 'posts', rssType, () => rssText(deps, feedPosts));
  feed(serverPaths.jsonFeed, 'posts', jsonFeedType, () => jsonFeedText(deps, feedPosts));
  feed(serverPaths.apiCatalog, 'static', catalogType, () => apiCatalog(siteOrigin));
  feed(paths.changesFeed, 'static', atomType, () => changesFeed(deps));
  feed(serverPaths.sitemap, 'posts', xmlType, () => sitemap(deps));
  feed(serverPaths.robots, 'static', textType, () => robots(siteOrigin));
  feed(serverPaths.manifest, 'static', manifestType, () => webManifest(deps.content));
  feed(serverPaths.securityContact, 'static', textType, () =>
    securityText(siteOrigin, deps.clock.now()),
  );
  feed(serverPaths.llms, 'posts', textType, () => contentsText(deps, llmsPosts));

  app.get<{ Params: { part: string } }>(
    serverPaths.sitemapPart(':part(^[a-z0-9-]{1,20})'),
    async (request, reply) => {
      const { part } = request.params;
      const answer = await cache.get(serverPaths.sitemapPart(part), async () => {
        const body = await sitemapPart(deps, part);
        return {
          status: body === null ? 404 : 200,
          contentType: xmlType,
          body: body ?? '',
          isCacheable: isCacheable && body !== null,
        };
      });
      if (answer.status === 404) throw new DomainError('NOT_FOUND', 'Not found');
      return sendCached(request, reply, answer, cacheControlOf('posts'));
    },
  );
}

/** Does not name secret pages: they answer crawlers with noindex. */
function robots(siteOrigin: string): string {
  const closed = [...sitePages.adminPaths, paths.trpc, serverPaths.uploads];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(siteOrigin, serverPaths.sitemap)}`,
    '',
  ].join('\n');
}

/** Names each API with its description, so that programs find both from the address of the site. */
function apiCatalog(siteOrigin: string): string {
  const linked = (path: string, type: string) => [{ href: absoluteUrl(siteOrigin, path), type }];
  return JSON.stringify({
    linkset: [
      {
        anchor: absoluteUrl(siteOrigin, serverPaths.api),
        'service-desc': linked(serverPaths.openApi, 'application/json'),
        'service-doc': linked(`${paths.apiReference}/`, 'text/html'),
      },
      {
        anchor: absoluteUrl(siteOrigin, serverPaths.mcp),
        'service-doc': linked(serverPaths.llms, 'text/plain'),
      },
    ],
  });
}

/** RFC 9116 asks for less than a year. */
const lifetimeDays = 180;

function securityText(siteOrigin: string, now: Date): string {
  const expiresAt = new Date(now.getTime() + lifetimeDays * dayMs);
  return [
    `Contact: ${absoluteUrl(siteOrigin, paths.contact)}`,
    `Expires: ${expiresAt.toISOString()}`,
    `Preferred-Languages: ${siteLocale.split('-')[0]}`,
    `Canonical: ${absoluteUrl(siteOrigin, serverPaths.securityContact)}`,
    '',
  ].join('\n');
}

function webManifest(content: PublishedContent): string {
  const { brand, defaultDescription } = siteIdentityOf(content);
  return JSON.stringify({
    name: brand,
    short_name: brand,
    description: defaultDescription,
    lang: siteLocale,
    start_url: paths.home,
    display: 'browser',
    icons: manifestIcons(content),
  });
}
