import type { Post } from '../../../shared/posts.ts';
import { servedPostHtml } from './post-html.ts';
import type { PostRow } from './public-posts.queries.ts';

/** A stored post as the wire carries it. */
export function toPost(row: PostRow): Post {
  return {
    ...row,
    content: servedPostHtml(row.content),
    isPublished: row.isPublished ? 'true' : 'false',
  };
}
