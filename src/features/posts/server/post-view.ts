import type { Deps } from '../../../server/deps.ts';
import type { Post } from '../posts.ts';
import type { PostRow } from './public-posts.queries.ts';
import { servedPost } from './texts/post-texts.ts';
import { storedText } from './texts/stored-text.ts';

export async function toPost({ textWork }: Pick<Deps, 'textWork'>, row: PostRow): Promise<Post> {
  return {
    ...row,
    content: await storedText(textWork, servedPost, row.content),
    isPublished: row.isPublished ? 'true' : 'false',
  };
}
