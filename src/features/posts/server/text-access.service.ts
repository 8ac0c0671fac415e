import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { Previewed } from '../post-editing.ts';
import { noSuchDraft, requireOwnDraft } from './drafts/draft-access.ts';
import { findDraftById } from './drafts/draft-preview.service.ts';
import { noSuchPost, requireOwnPost } from './post-access.service.ts';
import { findPost } from './posts.queries.ts';

/**
 * Sees that a text is there and this admin's to work on.
 * @returns the same text; for a new post that was created meanwhile, the post that it became
 * @throws DomainError NOT_FOUND
 */
export async function requireTextAccess(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  text: Previewed,
): Promise<Previewed> {
  if ('postId' in text) {
    const post = await findPost(deps.db.prisma, text.postId);
    if (!post || post.deletedAt) throw noSuchPost();
    requireOwnPost(admin, post);
    return text;
  }
  const draft = await findDraftById(deps, text.draftId);
  if (!draft) throw noSuchDraft();
  requireOwnDraft(admin, draft);
  return draft.postId ? { postId: draft.postId } : text;
}
