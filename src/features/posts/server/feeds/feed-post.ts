import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { scriptOfPost } from '../../../../shared/text/text-direction.ts';
import type { Post } from '../../posts.ts';
import { absoluteHtml } from './absolute-html.ts';

export interface FeedPost extends Post {
  categoryName: string | null;
  tagNames: string[];
  byline: string;
  /** Address of the first publication; '' when that is this site. */
  canonicalUrl: string;
  language: string;
}

export interface FeedEntry {
  post: FeedPost;
  siteOrigin: string;
}

/** Addresses and time of a post in a feed. */
export function placeOf({ post, siteOrigin }: FeedEntry) {
  // Few feed readers draw SVG.
  const cover = post.imageUrl.endsWith('.svg') ? '' : post.imageUrl;
  return {
    // The id stays the same when the slug changes.
    id: `${absoluteUrl(siteOrigin, paths.blog)}#${post.id}`,
    link: post.canonicalUrl || absoluteUrl(siteOrigin, paths.post(post.slug)),
    picture: absoluteUrl(siteOrigin, cover || paths.postSocialImage(post.slug)),
    publishedAt: post.publishedAt ?? post.updatedAt,
  };
}

/** Says of the feed, not of a post. */
export interface FeedChannel {
  title: string;
  description: string;
  authorName: string;
  /** Absolute addresses of the feed and of the page that shows the same posts. */
  self: string;
  page: string;
  /** Tells subscribers of new posts (https://www.w3.org/TR/websub/). */
  hub: string | undefined;
  /** Time of the last change of any item. */
  changedAt: Date | null;
}

/** Text of a post as HTML that marks language and direction: feed readers otherwise use their own. */
export function htmlForReaders({ post, siteOrigin }: FeedEntry): string {
  const html = absoluteHtml(post.content, siteOrigin);
  if (post.language === '') return html;
  const { lang, dir } = scriptOfPost(post.language);
  return `<div lang="${lang}" dir="${dir}">${html}</div>`;
}

export const categoriesOf = ({ categoryName, tagNames }: FeedPost): readonly string[] =>
  [categoryName ?? [], tagNames].flat();
