import { Prisma } from '../../../../server/db/generated/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { searchByText } from '../../../../server/search/text-search.service.ts';
import { withFocus } from '../../../media/server/library/library.service.ts';
import { foundCardCount, postSearch } from '../../post-search-limits.ts';
import type { FoundPost, PostCard } from '../../posts.ts';
import { findPublicCards } from '../public-posts.queries.ts';
import { findPostsByText } from './post-search.queries.ts';

type SearchDeps = Pick<Deps, 'db' | 'clock'>;

function findByText({ db, clock }: SearchDeps, text: string, take: number) {
  const now = clock.now();
  return searchByText(db.prisma, text, (query) => findPostsByText(db.prisma, { query, now, take }));
}

export function searchPosts(deps: SearchDeps, text: string): Promise<FoundPost[]> {
  return findByText(deps, text, postSearch.maxResults);
}

/** The best posts for a text, as the page of the blog shows them. */
export async function searchCards(deps: SearchDeps, text: string): Promise<PostCard[]> {
  const ids = (await findByText(deps, text, foundCardCount)).map(({ id }) => id);
  const cards = await findPublicCards(deps.db.prisma, {
    now: deps.clock.now(),
    categoryId: undefined,
    tagged: Prisma.sql`"id" = ANY(${ids}::int[])`,
    cursor: undefined,
    take: foundCardCount,
  });
  const ranked = [...cards].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return withFocus(deps.db.prisma, ranked);
}
