import type { Db } from '../../../../server/db/client.ts';
import { autosaveOf } from '../../../documents/server/autosaves.service.ts';
import { postForm } from '../../../posts/post-editing.ts';
import { findPostContent, type StoredStagedDraft } from './staged-drafts.queries.ts';

/** Returns the text beside the outline as its writer has it now: what they typed, or else what its post says. '' for none. */
export async function writtenText(
  db: Db,
  { document }: Pick<StoredStagedDraft, 'document'>,
  adminId: number,
): Promise<string> {
  if (!document) return '';
  const { id, post } = document;
  const key = { documentId: id, adminId: post ? adminId : null };
  const typed = await autosaveOf(db, key, postForm.schema);
  if (typed?.form) return typed.form.content;
  return post ? findPostContent(db, post.id) : '';
}
