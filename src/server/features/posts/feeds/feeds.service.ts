import { paths } from '../../../../shared/paths.ts';
import type { Post } from '../../../../shared/posts.ts';
import type { Deps } from '../../../deps.ts';
import type { SitemapParts } from '../../../sitemap-parts.ts';
import { toPost } from '../post-view.ts';
import {
  type AddressRow,
  countPublicPosts,
  type FeedRow,
  findFeedPost,
  findFeedPosts,
  findPublicAddresses,
  findPublicPart,
  findPublicParts,
  findPublicTitle,
} from './feeds.queries.ts';

type FeedDeps = Pick<Deps, 'db' | 'clock'>;
type TextDeps = FeedDeps & Pick<Deps, 'textWork'>;

/** A public post as feeds tell it. */
export interface FeedPost extends Post {
  categoryName: string | null;
  tagNames: string[];
  /** '' for the site's own label. */
  byline: string;
  /** Where the text was published first; '' for here. */
  canonicalUrl: string;
}

async function toFeedPost(
  deps: TextDeps,
  { category, tags, byline, canonicalUrl, ...row }: FeedRow,
): Promise<FeedPost> {
  const tagNames = tags.map(({ name }) => name);
  return {
    ...(await toPost(deps, row)),
    ...{ categoryName: category?.name ?? null, tagNames, byline, canonicalUrl },
  };
}

/** The newest public posts, whole. */
export async function listFeedPosts(deps: TextDeps, count: number): Promise<FeedPost[]> {
  const rows = await findFeedPosts(deps.db.prisma, deps.clock.now(), count);
  return Promise.all(rows.map((row) => toFeedPost(deps, row)));
}

/** One public post, or null. */
export async function getFeedPost(deps: TextDeps, slug: string): Promise<FeedPost | null> {
  const row = await findFeedPost(deps.db.prisma, slug, deps.clock.now());
  return row && toFeedPost(deps, row);
}

/** Where public posts are, newest first. */
export function listPublicAddresses({ db, clock }: FeedDeps, count: number): Promise<AddressRow[]> {
  return findPublicAddresses(db.prisma, clock.now(), count);
}

/** Public posts for the sitemap: how many there are, their parts by ids, and what a part holds. */
export function publicPostParts({ db, clock }: FeedDeps): SitemapParts {
  const now = clock.now();
  return {
    count: (most) => countPublicPosts(db.prisma, now, most),
    parts: (size) => findPublicParts(db.prisma, now, size),
    entries: async (part) =>
      (await findPublicPart(db.prisma, now, part)).map(({ slug, updatedAt }) => ({
        path: paths.post(slug),
        changedAt: updatedAt,
      })),
  };
}

/** Title and category of a public post, or null. */
export async function getPublicTitle({ db, clock }: FeedDeps, slug: string) {
  const found = await findPublicTitle(db.prisma, slug, clock.now());
  return found && { title: found.title, categoryName: found.category?.name ?? null };
}
