import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { addJob, removeJob } from '../../../../server/queue/queue.ts';
import { findPublication, findScheduledPosts, type PostPublication } from '../posts.queries.ts';
import { postStatus } from './post-status.ts';

const keyOf = (postId: number) => `publication:${postId}`;

export async function planPublication(tx: Db, post: PostPublication, now: Date): Promise<void> {
  const { id, publishedAt } = post;
  if (publishedAt === null || postStatus(post, now) !== 'scheduled') {
    return removeJob(tx, keyOf(id));
  }
  await addJob(tx, 'announcePublication', { postId: id }, { key: keyOf(id), runAt: publishedAt });
}

/** Adds missing jobs: for posts from before this feature, and after a restored backup. */
export async function planForgottenPublications({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const { id, publishedAt } of await findScheduledPosts(db.prisma, clock.now())) {
    await addJob(
      db.prisma,
      'announcePublication',
      { postId: id },
      { key: keyOf(id), runAt: publishedAt ?? clock.now(), keepsExisting: true },
    );
  }
}

/** Drops cached pages on all copies once a scheduled post is public. A postponed post is planned again. */
export async function announcePublication(
  { db, clock, contentBus }: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  postId: number,
): Promise<void> {
  const post = await findPublication(db.prisma, postId);
  if (!post) return;
  const now = clock.now();
  // The clock of the database may be ahead of this process.
  if (postStatus(post, now) === 'scheduled') return planPublication(db.prisma, post, now);
  await contentBus.record(db.prisma);
  await contentBus.announce();
}
