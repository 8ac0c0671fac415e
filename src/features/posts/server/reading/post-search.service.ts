import type { Deps } from '../../../../server/deps.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { type FoundPost, postSearch } from '../../posts.ts';
import { findPostsByText } from './post-search.queries.ts';

export function searchPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  text: string,
): Promise<FoundPost[]> {
  const now = clock.now();
  return searchByText(db.prisma, text, (query) =>
    findPostsByText(db.prisma, { query, now, take: postSearch.maxResults }),
  );
}
