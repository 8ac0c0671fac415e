import type { AdminIdentity } from '../../../auth/admin-identity.service.ts';
import { DomainError } from '../../../domain-error.ts';
import { changePost, type EditorDeps, refusalOf, refuseDeleted } from '../post-changes.service.ts';
import { deletedSlug, postStatus, publicationTime, slugBeforeDeletion } from '../post-status.ts';

/** Makes a draft or scheduled post public now; a post that is public already stays as it is. */
export function publishPost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, (current, now) => {
    refuseDeleted(current);
    if (postStatus(current, now) === 'published') return null;
    const { publishedAt } = current;
    const keeps = publishedAt !== null && publishedAt <= now;
    return {
      columns: { isPublished: true, publishedAt: keeps ? publishedAt : now },
      action: 'published',
    };
  });
}

/** Takes a post back from the public or from its schedule. */
export function unpublishPost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, (current, now) => {
    refuseDeleted(current);
    if (postStatus(current, now) === 'draft') return null;
    const publishedAt = publicationTime({
      current: current.publishedAt,
      isPublished: false,
      requested: undefined,
      now,
    });
    return { columns: { isPublished: false, publishedAt }, action: 'unpublished' };
  });
}

/** Lets a post become public by itself at a time in the future. @throws DomainError BAD_REQUEST */
export function schedulePost(
  deps: EditorDeps,
  admin: AdminIdentity,
  input: { id: number; publishedAt: string },
) {
  const publishedAt = new Date(input.publishedAt);
  return changePost(deps, admin, input.id, (current, now) => {
    refuseDeleted(current);
    if (publishedAt <= now) {
      throw new DomainError('BAD_REQUEST', 'Choose a time in the future.');
    }
    const isSame = current.isPublished && current.publishedAt?.getTime() === publishedAt.getTime();
    return isSame ? null : { columns: { isPublished: true, publishedAt }, action: 'scheduled' };
  });
}

/**
 * Hides a post everywhere; undoable. Its slug becomes free.
 * @throws DomainError PRECONDITION_FAILED where the header of an external caller names another version
 */
export function deletePost(
  deps: EditorDeps,
  admin: AdminIdentity,
  { id, ifMatch }: { id: number; ifMatch?: string | undefined },
) {
  return changePost(deps, admin, id, (current, now) => {
    if (current.deletedAt) return null;
    const refusal = refusalOf(current, { ifMatch });
    if (refusal) throw refusal;
    return {
      columns: { deletedAt: now, slug: deletedSlug(current.slug, current.id) },
      action: 'deleted',
    };
  });
}

/** Brings a deleted post back as it was. @throws DomainError CONFLICT when its slug was taken meanwhile. */
export function undeletePost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, (current) =>
    current.deletedAt
      ? {
          columns: { deletedAt: null, slug: slugBeforeDeletion(current.slug) },
          action: 'undeleted',
        }
      : null,
  );
}
