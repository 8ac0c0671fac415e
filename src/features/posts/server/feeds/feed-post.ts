import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import type { Post } from '../../posts.ts';

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
