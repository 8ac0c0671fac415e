import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { addJob, removeJob } from '../../../../server/queue/queue.ts';
import { findPublication, findScheduledPosts, type PostPublication } from '../posts.queries.ts';
import { postStatus } from './post-status.ts';

const keyOf = (postId: number) => `publication:${postId}`;

/** Plans the moment at which a post becomes public, or forgets it: with the transaction that changes the post. */
export async function planPublication(tx: Db, post: PostPublication, now: Date): Promise<void> {
  const { id, publishedAt } = post;
  if (publishedAt === null || postStatus(post, now) !== 'scheduled') {
    return removeJob(tx, keyOf(id));
  }
  await addJob(tx, 'announcePublication', { postId: id }, { key: keyOf(id), runAt: publishedAt });
}

/** Plans what was scheduled without a job: by an earlier version of the site, or before a backup was restored. */
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

/** Drops the pages of every copy that hide a post which has become public. A post that was put off waits on. */
export async function announcePublication(
  { db, clock, contentBus }: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  postId: number,
): Promise<void> {
  const post = await findPublication(db.prisma, postId);
  if (!post) return;
  const now = clock.now();
  // The database's clock may be ahead of ours.
  if (postStatus(post, now) === 'scheduled') return planPublication(db.prisma, post, now);
  await contentBus.record(db.prisma);
  await contentBus.announce();
}
