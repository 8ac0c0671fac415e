import { type FoundPost, postSearch } from '../../../../shared/posts.ts';
import type { Deps } from '../../../deps.ts';
import { searchByText } from '../../search/text-search.service.ts';
import { findPostsByText } from './post-search.queries.ts';

/** The few public posts that fit a text best, for the search over the whole site. */
export function searchPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  text: string,
): Promise<FoundPost[]> {
  const now = clock.now();
  return searchByText(db.prisma, text, (query) =>
    findPostsByText(db.prisma, { query, now, take: postSearch.maxResults }),
  );
}
