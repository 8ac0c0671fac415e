import type { Post } from '../../posts.ts';

/** A public post as feeds tell it. */
export interface FeedPost extends Post {
  categoryName: string | null;
  tagNames: string[];
  /** '' for the site's own label. */
  byline: string;
  /** Address at which the text was published first; '' for here. */
  canonicalUrl: string;
  /** Tag of BCP 47; '' for the site's own. */
  language: string;
}

/** A post, and the address of the site that it stands on. */
export interface FeedEntry {
  post: FeedPost;
  siteOrigin: string;
}
