import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { EditorWindow } from '../../documents/documents.ts';
import { endAutosave } from '../../documents/server/versions.service.ts';
import { findFactsAhead, noteFactsOfText } from '../../facts/server/document-facts.service.ts';
import type { EditorPost } from '../../posts/post-editing.ts';
import {
  asDate,
  type Change,
  changePost,
  type Decide,
  type EditorDeps,
  type Expected,
  hasSameColumns,
  type PostFields,
  refusalOf,
  refuseDeleted,
  safeContent,
} from '../../posts/server/changes/post-changes.service.ts';
import {
  postStatus,
  publicationChange,
  publicationEnd,
  publicationTime,
} from '../../posts/server/changes/post-status.ts';
import { changeDetails } from '../../posts/server/detail-changes.service.ts';
import {
  type PictureDeps,
  storeInlinePictures,
} from '../../posts/server/texts/inline-pictures.service.ts';
import { removedFromPost } from '../../posts/server/texts/post-texts.ts';

interface TextChange extends Change {
  /** Deletes the autosave of this admin, because the post now holds its text: from one window, or from any. */
  endsAutosave?: EditorWindow | 'any';
}

/**
 * Changes a post as `changePost` does, and marks facts that left its text or came back. Call `findFactsAhead` first.
 * @throws DomainError as `changePost`
 */
export function changeText(
  deps: EditorDeps,
  admin: AdminIdentity,
  id: number,
  decide: Decide<TextChange>,
): Promise<EditorPost> {
  return changePost(deps, admin, id, async (current, now, tx) => {
    const change = await decide(current, now, tx);
    const { content } = change?.columns ?? {};
    if (content !== undefined && content !== current.content) {
      await noteFactsOfText({ textWork: deps.textWork }, tx, { id, content }, now);
    }
    if (change?.endsAutosave && admin.kind === 'session') {
      const window = change.endsAutosave === 'any' ? undefined : change.endsAutosave;
      await endAutosave(tx, { adminId: admin.adminId, documentId: id }, window);
    }
    return change;
  });
}

function textOr(sent: string | null | undefined, current: string): string {
  return sent === undefined ? current : (sent ?? '');
}

interface SavedPost {
  id: number;
  /** Editor window that saves; external callers have none. */
  window?: EditorWindow | undefined;
}

/**
 * Saves an edited post. With a version, a save over an unseen newer version is refused, and a repeated save takes effect once.
 * Without a version, the last write wins.
 * @throws DomainError NOT_FOUND, CONFLICT, PRECONDITION_FAILED, BAD_REQUEST
 */
export async function updatePost(
  deps: EditorDeps & PictureDeps & Pick<Deps, 'settings'>,
  admin: AdminIdentity,
  { id, version, ifMatch, window, ...fields }: PostFields & Expected & SavedPost,
): Promise<{ post: EditorPost; removed: string[] }> {
  const sent = await storeInlinePictures(deps, admin, fields.content);
  const content = await safeContent(deps, sent);
  const removed = await deps.textWork.run(removedFromPost, { sent, kept: content });
  await findFactsAhead(deps, id, content);
  const post = await changeText(deps, admin, id, async (current, now, tx) => {
    refuseDeleted(current);
    const isPublished = fields.isPublished ? fields.isPublished === 'true' : current.isPublished;
    const requested = asDate(fields.publishedAt);
    const publishedAt = publicationTime({
      ...{ current: current.publishedAt, isPublished, requested, now },
    });
    const end = { current: current.unpublishAt, requested: asDate(fields.unpublishAt) };
    const columns = {
      title: fields.title,
      slug: fields.slug,
      categoryId: fields.categoryId,
      excerpt: fields.excerpt,
      content,
      imageUrl: textOr(fields.imageUrl, current.imageUrl),
      metaTitle: textOr(fields.metaTitle, current.metaTitle),
      metaDescription: textOr(fields.metaDescription, current.metaDescription),
      metaKeywords: textOr(fields.metaKeywords, current.metaKeywords),
      isPublished,
      publishedAt,
      unpublishAt: publicationEnd({ ...end, isPublished, publishedAt, now }),
    };
    const refusal = refusalOf(current, { version, ifMatch });
    if (refusal) {
      if (hasSameColumns(current, columns)) return null;
      throw refusal;
    }
    const detailed = { id, slug: fields.slug };
    await changeDetails(
      tx,
      { post: detailed, details: fields.details, admin, now },
      deps.settings.siteOrigin,
    );
    const action = publicationChange(
      postStatus(current, now),
      postStatus({ ...current, ...columns }, now),
    );
    return { columns, action, endsAutosave: window ?? 'any' };
  });
  return { post, removed };
}
