import { atomEntry, atomFeed } from '../../../../server/formats/atom.ts';
import { xmlText } from '../../../../server/formats/xml.ts';
import {
  categoriesOf,
  type FeedChannel,
  type FeedEntry,
  htmlForReaders,
  placeOf,
} from './feed-post.ts';

export function atomItem({ post, siteOrigin }: FeedEntry): string {
  const { id, link, publishedAt } = placeOf({ post, siteOrigin });
  return atomEntry({
    ...{ id, link, title: post.title, updated: post.updatedAt.toISOString() },
    rest: [
      `<published>${publishedAt.toISOString()}</published>`,
      `<author><name>${xmlText(post.byline)}</name></author>`,
      ...categoriesOf(post).map((name) => `<category term="${xmlText(name)}"/>`),
      `<summary>${xmlText(post.excerpt)}</summary>`,
      `<content type="html">${xmlText(htmlForReaders({ post, siteOrigin }))}</content>`,
    ],
  });
}

/** @param items XML of each */
export const postsAsAtom = (items: readonly string[], feed: FeedChannel): string =>
  atomFeed(items, { ...feed, updated: feed.changedAt?.toISOString() });
