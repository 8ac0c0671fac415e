import { atomType } from '../../../../server/formats/atom.ts';
import type { TextTask } from '../../../../server/text-work/text-task.ts';
import { postsAsAtom } from './atom.ts';
import type { FeedFile } from './feed-files.ts';
import type { FeedChannel, FeedEntry } from './feed-post.ts';
import { atomItemOfPost, jsonItemOfPost, rssItemOfPost } from './feed-tasks.ts';
import { jsonFeed } from './json-feed.ts';
import { rssFeed } from './rss.ts';

interface FeedFormat {
  contentType: string;
  item: TextTask<FeedEntry, string>;
  /** Puts finished items into a feed. */
  feed(items: readonly string[], channel: FeedChannel): string;
}

export const feedFormats = {
  'rss.xml': {
    ...{ contentType: 'application/rss+xml; charset=utf-8', item: rssItemOfPost, feed: rssFeed },
  },
  'atom.xml': { contentType: atomType, item: atomItemOfPost, feed: postsAsAtom },
  'feed.json': {
    ...{ contentType: 'application/feed+json; charset=utf-8', item: jsonItemOfPost },
    feed: jsonFeed,
  },
} satisfies Record<FeedFile, FeedFormat>;
