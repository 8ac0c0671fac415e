import type { Deps } from '../../../server/deps.ts';
import type { Post } from '../posts.ts';
import { servedPost } from './post-texts.ts';
import type { PostRow } from './public-posts.queries.ts';
import { storedText } from './stored-text.ts';

/** A stored post as the wire carries it. */
export async function toPost({ textWork }: Pick<Deps, 'textWork'>, row: PostRow): Promise<Post> {
  return {
    ...row,
    content: await storedText(textWork, servedPost, row.content),
    isPublished: row.isPublished ? 'true' : 'false',
  };
}
