import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { EditorPost } from '../../post-editing.ts';
import {
  type EditorDeps,
  getEditorPost,
  logChange,
  refuseDeleted,
} from '../changes/post-changes.service.ts';
import { postStatus } from '../changes/post-status.ts';
import { lockOwnPost } from '../post-access.service.ts';
import { closeReview, insertReview } from '../reviews.queries.ts';

/**
 * Marks a draft as ready for review, or takes that back. Raises no version. Repeated, it has no further effect. A publication ends a
 * review by itself (`changePost`).
 * @throws DomainError NOT_FOUND, CONFLICT for a post that is public or scheduled
 */
export async function setReady(
  deps: EditorDeps,
  admin: AdminIdentity,
  { id, isReady }: { id: number; isReady: boolean },
): Promise<EditorPost> {
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const post = await lockOwnPost(tx, admin, id);
    refuseDeleted(post);
    if (isReady && postStatus(post, now) !== 'draft') {
      throw new DomainError('CONFLICT', 'This post is public or scheduled already.');
    }
    const isOpen = post.document.reviews.length > 0;
    if (isReady === isOpen) return;
    const by = admin.label;
    if (isReady) await insertReview(tx, { documentId: id, readyAt: now, readyBy: by });
    else await closeReview(tx, id, { endedAt: now, endedBy: by, outcome: 'draft' });
    await logChange(tx, admin, post, isReady ? 'handed over' : 'took back');
  });
  return getEditorPost(deps, admin, id);
}
