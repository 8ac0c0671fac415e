import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { addJob, removeJob } from '../../../../server/queue/queue.ts';
import { findPlannedPosts, type PostPublication } from '../posts.queries.ts';
import { postStatus } from './post-status.ts';

const keyOf = (postId: number) => `publication:${postId}`;

/** The next time at which a post becomes public or stops being public; null for none. */
function nextTurn(post: PostPublication, now: Date): Date | null {
  const status = postStatus(post, now);
  if (status === 'scheduled') return post.publishedAt;
  return status === 'published' ? post.unpublishAt : null;
}

export async function planPublication(tx: Db, post: PostPublication, now: Date): Promise<void> {
  const { id } = post;
  const runAt = nextTurn(post, now);
  if (runAt === null) return removeJob(tx, keyOf(id));
  await addJob(tx, 'announcePublication', { postId: id }, { key: keyOf(id), runAt });
}

/** Adds missing jobs: for posts from before this feature, and after a restored backup. */
export async function planForgottenPublications({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const post of await findPlannedPosts(db.prisma, now)) {
    const { id } = post;
    const runAt = nextTurn(post, now) ?? now;
    const options = { key: keyOf(id), runAt, keepsExisting: true };
    await addJob(db.prisma, 'announcePublication', { postId: id }, options);
  }
}
