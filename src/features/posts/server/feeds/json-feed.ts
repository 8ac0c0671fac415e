import { siteLocale } from '../../../../shared/words/site-locale.ts';
import {
  categoriesOf,
  type FeedChannel,
  type FeedEntry,
  htmlForReaders,
  placeOf,
} from './feed-post.ts';

/** JSON of one item. */
export function jsonFeedItem({ post, siteOrigin }: FeedEntry): string {
  const { id, link, picture, publishedAt } = placeOf({ post, siteOrigin });
  return JSON.stringify({
    ...{ id, url: link, title: post.title, summary: post.excerpt, image: picture },
    content_html: htmlForReaders({ post, siteOrigin }),
    date_published: publishedAt.toISOString(),
    date_modified: post.updatedAt.toISOString(),
    authors: [{ name: post.byline }],
    tags: categoriesOf(post),
    ...(post.language && { language: post.language }),
  });
}

/**
 * https://www.jsonfeed.org/version/1.1/
 * @param items JSON of each
 */
export function jsonFeed(items: readonly string[], feed: FeedChannel): string {
  const head = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    ...{ title: feed.title, description: feed.description },
    ...{ home_page_url: feed.page, feed_url: feed.self },
    language: siteLocale.toLowerCase(),
    ...(feed.hub && { hubs: [{ type: 'WebSub', url: feed.hub }] }),
  });
  return `${head.slice(0, -1)},"items":[${items.join(',')}]}`;
}
