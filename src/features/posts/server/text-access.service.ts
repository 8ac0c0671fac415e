import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { Previewed } from '../post-editing.ts';
import { noSuchDraft, requireOwnDraft } from './drafts/draft-access.ts';
import { findDraftById } from './drafts/draft-preview.service.ts';
import { noSuchPost, requireOwnPost } from './post-access.service.ts';
import { findPost } from './posts.queries.ts';

/**
 * @returns the text itself; for a draft that became a post meanwhile, the post
 * @throws DomainError NOT_FOUND when the text is missing or belongs to another author
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
