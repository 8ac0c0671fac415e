import type { Identity } from '../../../../shared/content/identity.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { serverPaths } from '../../../../shared/server-paths.ts';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { feedContent } from '../../words/feeds.ts';
import { absoluteHtml } from './absolute-html.ts';
import { type FeedEntry, placeOf } from './feed-post.ts';

/** JSON of one item. */
export function jsonFeedItem({ post, siteOrigin }: FeedEntry): string {
  const { id, link, picture, publishedAt } = placeOf({ post, siteOrigin });
  return JSON.stringify({
    ...{ id, url: link, title: post.title, summary: post.excerpt, image: picture },
    content_html: absoluteHtml(post.content, siteOrigin),
    date_published: publishedAt.toISOString(),
    date_modified: post.updatedAt.toISOString(),
    authors: [{ name: post.byline }],
    tags: [post.categoryName ?? [], post.tagNames].flat(),
    ...(post.language && { language: post.language }),
  });
}

/** @param items JSON of each */
export function jsonFeed(
  items: readonly string[],
  { siteOrigin, identity }: { siteOrigin: string; identity: Identity },
): string {
  const feed = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedContent.title(identity.brand),
    description: identity.defaultDescription,
    home_page_url: absoluteUrl(siteOrigin, paths.blog),
    feed_url: absoluteUrl(siteOrigin, serverPaths.jsonFeed),
    language: siteLocale.toLowerCase(),
  });
  return `${feed.slice(0, -1)},"items":[${items.join(',')}]}`;
}
