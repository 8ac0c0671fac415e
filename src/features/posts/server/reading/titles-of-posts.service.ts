import type { Deps } from '../../../../server/deps.ts';
import { findTitlesBySlugs } from '../public-posts.queries.ts';

/** Titles of published posts, by their slugs. None while the database does not answer: pages are drawn without their links. */
export async function titlesOfPosts(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  try {
    const rows = await findTitlesBySlugs(deps.db.prisma, slugs, deps.clock.now());
    return new Map(rows.map(({ slug, title }) => [slug, title]));
  } catch (error) {
    deps.log.warn({ err: error }, 'titles of posts could not be read');
    return new Map();
  }
}
