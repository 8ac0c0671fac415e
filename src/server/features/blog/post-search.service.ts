import { type FoundPost, postSearch } from '../../../shared/blog.ts';
import type { Deps } from '../../deps.ts';
import { findPostsByText } from './post-search.queries.ts';

/** The few public posts that fit a text best, for the search over the whole site. */
export function searchPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  text: string,
): Promise<FoundPost[]> {
  return findPostsByText(db.prisma, { text, now: clock.now(), take: postSearch.maxResults });
}
