import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
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
  publicationEnd,
  publicationTime,
  slugBeforeDeletion,
} from '../changes/post-status.ts';
import { lockOwnPost } from '../post-access.service.ts';
import { removePost, type StoredPost } from '../posts.queries.ts';
import { setTags } from '../tags.service.ts';

/** Null when the post already is as wanted. */
type Decision = (current: StoredPost, now: Date) => Change | null;

/** @throws DomainError NOT_FOUND for a deleted post */
export const toPublished: Decision = (current, now) => {
  refuseDeleted(current);
  if (postStatus(current, now) === 'published') return null;
  const { publishedAt } = current;
  const keeps = publishedAt !== null && publishedAt <= now;
  const begin = { isPublished: true, publishedAt: keeps ? publishedAt : now };
  const end = { current: current.unpublishAt, requested: undefined };
  const unpublishAt = publicationEnd({ ...begin, ...end, now });
  return { columns: { ...begin, unpublishAt }, action: 'published' };
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
  const columns = { isPublished: false, publishedAt, unpublishAt: null };
  return { columns, action: 'unpublished' };
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

export function publishPost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, toPublished);
}

export function unpublishPost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, toUnpublished);
}

/** @throws DomainError BAD_REQUEST for a time that is not in the future */
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
    if (isSame) return null;
    const begin = { isPublished: true, publishedAt };
    const end = { current: current.unpublishAt, requested: undefined };
    const unpublishAt = publicationEnd({ ...begin, ...end, now });
    return { columns: { ...begin, unpublishAt }, action: 'scheduled' };
  });
}

/**
 * Reversible. Frees the slug.
 * @throws DomainError PRECONDITION_FAILED when If-Match of an API client names another version
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

/** @throws DomainError CONFLICT when its slug was taken meanwhile */
export function undeletePost(deps: EditorDeps, admin: AdminIdentity, id: number) {
  return changePost(deps, admin, id, toUndeleted);
}

/**
 * Removes a deleted post and its history before the retention ends.
 * @throws DomainError NOT_FOUND, CONFLICT for a post that is not deleted
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
    await removeForGood(tx, id);
    await logChange(tx, admin, post, 'deleted for good');
  });
}

/** Removes a locked post with its tags and history. */
export async function removeForGood(tx: Db, id: number): Promise<void> {
  await setTags(tx, id, []);
  await removePost(tx, id);
}
