import type { Db } from '../../../../server/db/client.ts';
import { tellWebhooks } from '../../../../server/outbox/webhook-events.service.ts';
import { paths } from '../../../../shared/paths.ts';
import type { StoredPost } from '../posts.queries.ts';
import { hasBeenPublic, postStatus } from './post-status.ts';

/** A publication is told once, though its turn may run again. */
export function tellPublished(tx: Db, post: StoredPost, at: Date, time = ''): Promise<void> {
  const { id, slug, publishedAt } = post;
  return tellWebhooks(tx, 'post.published', {
    ...{ at, data: { id, slug }, path: paths.post(slug) },
    cause: `${id}:${publishedAt?.toISOString()}${time}`,
  });
}

/** Tells that a change has made a post public. One that was public before keeps its time, and is told as often as it comes back. */
export async function tellIfPublished(
  tx: Db,
  { before, after, now }: { before: StoredPost | null; after: StoredPost; now: Date },
): Promise<void> {
  if (postStatus(after, now) !== 'published') return;
  if (before && postStatus(before, now) === 'published') return;
  const isBack = before !== null && hasBeenPublic(before, now);
  await tellPublished(tx, after, now, isBack ? `:${after.version}` : '');
}
