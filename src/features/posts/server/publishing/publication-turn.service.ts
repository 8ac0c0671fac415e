import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { bySchedule } from '../../../documents/server/scheduled-versions.service.ts';
import { postNews } from '../changes/post-news.ts';
import { postStatus } from '../changes/post-status.ts';
import { saveVersion } from '../changes/post-store.ts';
import { planPublication } from '../changes/scheduled-posts.service.ts';
import { tellPublished } from '../changes/told-publications.ts';
import { lockPost, type StoredPost } from '../posts.queries.ts';

async function endPublication(tx: Db, post: StoredPost, now: Date): Promise<void> {
  const columns = { isPublished: false, unpublishAt: null };
  await saveVersion(tx, post, columns, { actor: bySchedule, now });
  await recordActivity(tx, {
    ...{ actor: bySchedule, action: 'unpublished', summary: post.title },
    ...{ targetType: 'post', targetId: post.id },
  });
}

/**
 * Runs when a post becomes public or stops being public: drops cached pages on all copies. A turn that was put off is planned again.
 */
export async function announcePublication(
  { db, clock, contentBus }: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  postId: number,
): Promise<void> {
  const now = clock.now();
  const isSeen = await db.prisma.$transaction(async (tx) => {
    const post = await lockPost(tx, postId);
    // The clock of the database may be ahead of this process.
    if (!post || postStatus(post, now) !== 'published') {
      if (post) await planPublication(tx, post, now);
      return false;
    }
    if (post.unpublishAt && post.unpublishAt <= now) await endPublication(tx, post, now);
    else {
      await tellPublished(tx, post, now);
      await planPublication(tx, post, now);
    }
    await contentBus.record(tx, postNews(post));
    return true;
  });
  if (isSeen) await contentBus.announce();
}
