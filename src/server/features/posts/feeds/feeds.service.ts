import type { Post } from '../../../../shared/posts.ts';
import type { Deps } from '../../../deps.ts';
import { toPost } from '../post-view.ts';
import {
  type AddressRow,
  type FeedRow,
  findFeedPost,
  findFeedPosts,
  findPublicAddresses,
  findPublicTitle,
} from './feeds.queries.ts';

type FeedDeps = Pick<Deps, 'db' | 'clock'>;

/** A public post as feeds tell it. */
export interface FeedPost extends Post {
  categoryName: string | null;
}

function toFeedPost({ category, ...row }: FeedRow): FeedPost {
  return { ...toPost(row), categoryName: category?.name ?? null };
}

/** The newest public posts, whole. */
export async function listFeedPosts({ db, clock }: FeedDeps, count: number): Promise<FeedPost[]> {
  return (await findFeedPosts(db.prisma, clock.now(), count)).map(toFeedPost);
}

/** One public post, or null. */
export async function getFeedPost({ db, clock }: FeedDeps, slug: string): Promise<FeedPost | null> {
  const row = await findFeedPost(db.prisma, slug, clock.now());
  return row && toFeedPost(row);
}

/** Where public posts are, newest first. */
export function listPublicAddresses({ db, clock }: FeedDeps, count: number): Promise<AddressRow[]> {
  return findPublicAddresses(db.prisma, clock.now(), count);
}

/** Title and category of a public post, or null. */
export async function getPublicTitle({ db, clock }: FeedDeps, slug: string) {
  const found = await findPublicTitle(db.prisma, slug, clock.now());
  return found && { title: found.title, categoryName: found.category?.name ?? null };
}
