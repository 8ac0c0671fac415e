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
