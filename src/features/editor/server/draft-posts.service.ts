import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import { findFactsAhead, moveFactsToPost } from '../../facts/server/post-facts.service.ts';
import type { DraftLineage } from '../../posts/post-drafts.ts';
import type { EditorPost } from '../../posts/post-editing.ts';
import {
  type EditorDeps,
  type PostFields,
  toEditorPost,
} from '../../posts/server/changes/post-changes.service.ts';
import { newPostColumns } from '../../posts/server/changes/post-creation.service.ts';
import { makePostOfDraft } from '../../posts/server/drafts/drafts.service.ts';
import { moveProvenanceToPost } from '../../posts/server/provenance/provenance.service.ts';
import {
  type PictureDeps,
  storeInlinePictures,
} from '../../posts/server/texts/inline-pictures.service.ts';

/**
 * Creates a post from a draft, with its facts and its provenance. Idempotent.
 * @throws DomainError as `makePostOfDraft`, BAD_REQUEST for empty content
 */
export async function createPostFromDraft(
  deps: EditorDeps & PictureDeps,
  admin: AdminIdentity,
  { draftId, version, savedFrom, ...fields }: PostFields & DraftLineage & { draftId: string },
): Promise<EditorPost> {
  const now = deps.clock.now();
  const lineage = { draftId, version, savedFrom };
  const content = await storeInlinePictures(deps, admin, fields.content);
  const columns = await newPostColumns(deps, { ...fields, content }, now);
  await findFactsAhead(deps, { draftId }, columns.content);
  const { post, isNew } = await deps.db.prisma.$transaction(async (tx) => {
    const made = await makePostOfDraft(deps.contentBus, tx, admin, lineage, { columns, now });
    if (made.isNew) {
      await moveFactsToPost({ textWork: deps.textWork }, tx, draftId, made.post, now);
      await moveProvenanceToPost(tx, draftId, made.post.id);
    }
    return made;
  });
  if (isNew) await deps.contentBus.announce();
  return toEditorPost(deps, post, now);
}
