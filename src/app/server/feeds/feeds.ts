import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { changesFeed } from '../../../features/changes/server/changes-feed.ts';
import { manifestIcons } from '../../../features/look/server/icon.ts';
import { feedFiles } from '../../../features/posts/server/feeds/feed-files.ts';
import { feedFormats } from '../../../features/posts/server/feeds/feed-formats.ts';
import { contentsText, feedText } from '../../../features/posts/server/feeds/feeds.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { atomType } from '../../../server/formats/atom.ts';
import { createCacheControl, type PageContent } from '../../../server/http/pages/cache-control.ts';
import type { PageCache } from '../../../server/http/pages/page-cache.ts';
import { sendCached } from '../../../server/http/pages/send-cached.ts';
import { openToOtherSites } from '../../../server/http/protection/data-headers.ts';
import { type PublishedContent, siteIdentityOf } from '../../../server/published-content.ts';
import { contentSignal, crawlersKind } from '../../../shared/content/crawlers.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import { sitePages } from '../pages.ts';
import {
  aiCatalog,
  aiCatalogType,
  apiCatalog,
  linkSetType,
  serverCard,
  serverCardType,
} from './program-catalogs.ts';
import { sitemap, sitemapPart } from './sitemap.service.ts';

const feedPosts = 50;
const llmsPosts = 500;

const xmlType = 'application/xml; charset=utf-8';
const textType = 'text/plain; charset=utf-8';
const manifestType = 'application/manifest+json; charset=utf-8';

interface CachedText {
  path: string;
  content: PageContent;
  contentType: string;
  /** Null for what does not exist. */
  build(): string | null | Promise<string | null>;
}

export function registerFeeds(app: FastifyInstance, deps: Deps, cache: PageCache): void {
  const { siteOrigin, isDevelopment, indexNow } = deps.settings;
  const isCacheable = !isDevelopment;

  const cacheControlOf = createCacheControl(deps.settings);

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, content, contentType, build }: CachedText,
  ) => {
    const cached = await cache.get(path, async () => {
      const body = await build();
      const isFound = body !== null;
      const status = isFound ? 200 : 404;
      return { status, contentType, body: body ?? '', isCacheable: isCacheable && isFound };
    });
    if (cached.status === 404) throw new DomainError('NOT_FOUND', 'Not found');
    return sendCached(request, reply, cached, cacheControlOf(content));
  };

  const feed = (
    path: string,
    content: PageContent,
    contentType: string,
    build: CachedText['build'],
  ) =>
    app.get(path, (request, reply) =>
      answer(request, reply, { path, content, contentType, build }),
    );

  const openFeed = (path: string, contentType: string, build: CachedText['build']) => {
    app.options(path, (_request, reply) =>
      openToOtherSites(reply)
        .code(204)
        .header('access-control-allow-methods', 'GET')
        .header('access-control-allow-headers', 'Content-Type, If-None-Match')
        .send(),
    );
    app.get(path, (request, reply) => {
      openToOtherSites(reply).header('access-control-expose-headers', 'ETag');
      return answer(request, reply, { path, content: 'static', contentType, build });
    });
  };

  for (const file of feedFiles) {
    const { contentType } = feedFormats[file];
    feed(`/${file}`, 'posts', contentType, () => feedText(deps, { file, count: feedPosts }));
    app.get<{ Params: { categoryId: string } }>(
      serverPaths.categoryFeed.pattern.replace(':file', file),
      (request, reply) => {
        const categoryId = Number(request.params.categoryId);
        const path = serverPaths.categoryFeed(categoryId, file);
        const build = () => feedText(deps, { file, count: feedPosts, categoryId });
        return answer(request, reply, { path, content: 'posts', contentType, build });
      },
    );
  }
  feed(serverPaths.apiCatalog, 'static', linkSetType, () => apiCatalog(siteOrigin));
  openFeed(serverPaths.aiCatalog, aiCatalogType, () => aiCatalog(siteOrigin));
  openFeed(serverPaths.mcpCard, serverCardType, () =>
    serverCard(siteOrigin, siteIdentityOf(deps.content).brand),
  );
  feed(paths.changesFeed, 'static', atomType, () => changesFeed(deps));
  feed(serverPaths.sitemap, 'posts', xmlType, () => sitemap(deps));
  feed(serverPaths.robots, 'static', textType, () => robots(deps));
  if (indexNow) feed(`/${indexNow.key}.txt`, 'static', textType, () => indexNow.key);
  feed(serverPaths.manifest, 'static', manifestType, () => webManifest(deps.content));
  feed(serverPaths.securityContact, 'static', textType, () =>
    securityText(siteOrigin, deps.clock.now()),
  );
  feed(serverPaths.llms, 'posts', textType, () => contentsText(deps, llmsPosts));

  app.get<{ Params: { part: string } }>(
    serverPaths.sitemapPart(':part(^[a-z0-9-]{1,20})'),
    async (request, reply) => {
      const { part } = request.params;
      return answer(request, reply, {
        ...{ path: serverPaths.sitemapPart(part), content: 'posts', contentType: xmlType },
        build: () => sitemapPart(deps, part),
      });
    },
  );
}

/** Does not name secret pages: they answer crawlers with noindex. */
function robots({ content, settings }: Pick<Deps, 'content' | 'settings'>): string {
  const closed = [...sitePages.adminPaths, paths.trpc, serverPaths.uploads];
  return [
    'User-agent: *',
    ...contentSignal(content.valueOf(crawlersKind)),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(settings.siteOrigin, serverPaths.sitemap)}`,
    '',
  ].join('\n');
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
