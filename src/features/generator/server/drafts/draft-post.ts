import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { EditorDeps } from '../../../posts/server/changes/post-changes.service.ts';
import {
  availableSlug,
  insertPost,
  newPostColumns,
} from '../../../posts/server/changes/post-creation.service.ts';
import { sanitizedPost, sizeOfPost } from '../../../posts/server/texts/post-texts.ts';
import type { GeneratedPost } from '../../ai-drafts.ts';

/** Parses the text early, so that the transaction of `insertWrittenPost` does not wait for the parser. */
export async function readWrittenAhead(
  { textWork }: Pick<EditorDeps, 'textWork'>,
  { content }: Pick<GeneratedPost, 'content'>,
): Promise<void> {
  await textWork.once(sanitizedPost, content);
  await textWork.once(sizeOfPost, content);
}

/**
 * Inserts a draft post in the caller's transaction; the caller announces the change after the commit. Tolerates a taken slug.
 * @returns the id of the post
 */
export async function insertWrittenPost(
  deps: Pick<EditorDeps, 'contentBus' | 'textWork'>,
  tx: Db,
  admin: AdminIdentity,
  { post, categoryId, now }: { post: GeneratedPost; categoryId: number; now: Date },
): Promise<number> {
  const slug = await availableSlug(tx, post.slug);
  const fields = { ...post, slug, isPublished: 'false' as const, categoryId };
  const columns = await newPostColumns({ textWork: deps.textWork }, fields, now);
  return (await insertPost(deps.contentBus, tx, admin, columns, now)).id;
}
