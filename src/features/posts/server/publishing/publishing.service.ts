import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import {
  type Change,
  changePost,
  type EditorDeps,
  logChange,
  refusalOf,
  refuseDeleted,
} from '../changes/post-changes.service.ts';
import {
  deletedSlug,
  postStatus,
  publicationTime,
  slugBeforeDeletion,
} from '../changes/post-status.ts';
import { lockOwnPost } from '../post-access.service.ts';
import { removePost, type StoredPost } from '../posts.queries.ts';
import { setTags } from '../tags.service.ts';

/** Decides how a post changes; null where it already is as wanted. */
type Decision = (current: StoredPost, now: Date) => Change | null;

/** @throws DomainError NOT_FOUND for a deleted post */
export const toPublished: Decision = (current, now) => {
  refuseDeleted(current);
  if (postStatus(current, now) === 'published') return null;
  const { publishedAt } = current;
  const keeps = publishedAt !== null && publishedAt <= now;
  return {
    columns: { isPublished: true, publishedAt: keeps ? publishedAt : now },
    action: 'published',
  };
};

/** @throws DomainError NOT_FOUND for a deleted post */
export const toUnpublished: Decision = (current, now) => {
  refuseDeleted(current);
  if (postStatus(current, now) === 'draft') return null;
  const publishedAt = publicationTime({
    current: current.publishedAt,
    isPublished: false,
    requested: undefined,
    now,
  });
  return { columns: { isPublished: false, publishedAt }, action: 'unpublished' };
};

export const toDeleted: Decision = (current, now) =>
  current.deletedAt
    ? null
    : {
        columns: { deletedAt: now, slug: deletedSlug(current.slug, current.id) },
        action: 'deleted',
      };

export const toUndeleted: Decision = (current) =>
  current.deletedAt
    ? {
        columns: { deletedAt: null, slug: slugBeforeDeletion(current.slug) },
        action: 'undeleted',
      }
    : null;

/** Makes a draft or scheduled post public now; a post that is public already stays as it is. */
export function publishPost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, toPublished);
}

/** Takes a post back from the public or from its schedule. */
export function unpublishPost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, toUnpublished);
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
    const change = toDeleted(current, now);
    const refusal = change && refusalOf(current, { ifMatch });
    if (refusal) throw refusal;
    return change;
  });
}

/** Brings a deleted post back as it was. @throws DomainError CONFLICT when its slug was taken meanwhile. */
export function undeletePost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, toUndeleted);
}

/**
 * Takes a deleted post away with its history, before its time there is over.
 * @throws DomainError NOT_FOUND, CONFLICT for one that is not deleted
 */
export async function deletePostForGood(
  { db }: Pick<EditorDeps, 'db'>,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const post = await lockOwnPost(tx, admin, id);
    if (!post.deletedAt) {
      throw new DomainError('CONFLICT', 'Only a deleted post can be deleted for good.');
    }
    await setTags(tx, id, []);
    await removePost(tx, id);
    await logChange(tx, admin, post, 'deleted for good');
  });
}
