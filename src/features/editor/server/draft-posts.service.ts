import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { EditorWindow } from '../../documents/documents.ts';
import { findOwnDocument } from '../../documents/server/document-access.ts';
import { findFactsAhead, noteFactsOfText } from '../../facts/server/document-facts.service.ts';
import type { EditorPost } from '../../posts/post-editing.ts';
import {
  type EditorDeps,
  type PostFields,
  toEditorPost,
} from '../../posts/server/changes/post-changes.service.ts';
import { newPostColumns } from '../../posts/server/changes/post-creation.service.ts';
import { beginDetails } from '../../posts/server/detail-changes.service.ts';
import { makePostOfDraft } from '../../posts/server/drafts/drafts.service.ts';
import {
  type PictureDeps,
  storeInlinePictures,
} from '../../posts/server/texts/inline-pictures.service.ts';

/**
 * Creates the post of a new document. Idempotent.
 * @throws DomainError as `makePostOfDraft`, BAD_REQUEST for empty content
 */
export async function createPostFromDraft(
  deps: EditorDeps & PictureDeps & Pick<Deps, 'settings'>,
  admin: AdminIdentity,
  { draftId, window, ...fields }: PostFields & { draftId: string; window: EditorWindow },
): Promise<EditorPost> {
  const now = deps.clock.now();
  const content = await storeInlinePictures(deps, admin, fields.content);
  const columns = await newPostColumns(deps, { ...fields, content }, now);
  const begun = await findOwnDocument(deps.db.prisma, admin, { draftId });
  if (begun) await findFactsAhead(deps, begun.id, columns.content);
  const { post, isNew } = await deps.db.prisma.$transaction(async (tx) => {
    const lineage = { draftId, window };
    const made = await makePostOfDraft(deps.contentBus, tx, admin, lineage, { columns, now });
    if (!made.isNew) return made;
    await noteFactsOfText({ textWork: deps.textWork }, tx, made.post, now);
    await beginDetails(tx, made.post, fields.details, deps.settings.siteOrigin);
    return made;
  });
  if (isNew) await deps.contentBus.announce();
  return toEditorPost(deps, post, now);
}
