import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { Autosave, DocumentRef, EditorWindow } from '../../../documents/documents.ts';
import { becamePost, getAutosave } from '../../../documents/server/autosaves.service.ts';
import { takeNewDocument } from '../../../documents/server/new-documents.service.ts';
import { type AutosaveForm, postForm } from '../../post-editing.ts';
import type { EditorDeps } from '../changes/post-changes.service.ts';
import { findSamePost, insertPost } from '../changes/post-creation.service.ts';
import type { PostColumns, StoredPost } from '../posts.queries.ts';
import { isCategory } from './drafts.queries.ts';

/** The typed text of a post; without its category when that is gone. @throws DomainError NOT_FOUND */
export async function getTypedPost(
  deps: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  ref: DocumentRef,
): Promise<Autosave<AutosaveForm> | null> {
  const autosave = await getAutosave(deps, admin, ref, postForm);
  const { categoryId } = autosave?.form ?? {};
  if (!autosave?.form || !categoryId || (await isCategory(deps.db.prisma, categoryId))) {
    return autosave;
  }
  return { ...autosave, form: { ...autosave.form, categoryId: null } };
}

/**
 * Creates the post of a new document, which keeps what points at it. The caller announces it. A repeated call has no further effect.
 * @throws DomainError CONFLICT for a taken slug, for text that this window has not seen, and when another window created it; BAD_REQUEST
 * for an unknown category
 */
export async function makePostOfDraft(
  contentBus: EditorDeps['contentBus'],
  tx: Db,
  admin: AdminIdentity,
  { draftId, window }: { draftId: string; window: EditorWindow },
  { columns, now }: { columns: PostColumns; now: Date },
): Promise<{ post: StoredPost; isNew: boolean }> {
  const input = { key: draftId, kind: postForm.kind, window };
  const { id, authorId, isCreated } = await takeNewDocument(tx, admin, input);
  if (isCreated) {
    const existing = await findSamePost(tx, id, columns);
    if (!existing) throw becamePost();
    return { post: existing, isNew: false };
  }
  const post = await insertPost(contentBus, tx, admin, columns, now, { id, authorId });
  return { post, isNew: true };
}
