import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import { adminRoleContent } from '../../../shared/words/accounts/admin-roles.ts';
import { mayEdit, onlyAuthorOf } from '../../documents/server/document-access.ts';
import { findPost, findPostAuthor, lockPost, type StoredPost } from './posts.queries.ts';

export const noSuchPost = () => new DomainError('NOT_FOUND', 'Post not found');

/** Answers as for a missing post, so that authors cannot probe for posts of others. @throws DomainError NOT_FOUND */
export function requireOwnPost(admin: AdminIdentity, post: { authorId: number | null }): void {
  if (!mayEdit(admin, post)) throw noSuchPost();
}

export function findStoredPost({ db }: Pick<Deps, 'db'>, id: number): Promise<StoredPost | null> {
  return findPost(db.prisma, id);
}

/** Locks the post until the transaction ends. @throws DomainError NOT_FOUND */
export async function lockOwnPost(tx: Db, admin: AdminIdentity, id: number): Promise<StoredPost> {
  const post = await lockPost(tx, id);
  if (!post) throw noSuchPost();
  requireOwnPost(admin, post);
  return post;
}

/** @throws DomainError FORBIDDEN for somebody who publishes nothing, if one of these is or becomes public or scheduled */
export function requirePublisher(
  admin: AdminIdentity,
  ...posts: readonly { isPublished?: boolean | undefined }[]
): void {
  if (roleMay(admin.role, 'publishPosts')) return;
  if (!posts.some(({ isPublished }) => isPublished)) return;
  throw new DomainError('FORBIDDEN', adminRoleContent.publishesNothing);
}

/** @throws DomainError NOT_FOUND */
export async function requirePostAccess(
  db: Db,
  admin: AdminIdentity,
  postId: number,
): Promise<void> {
  if (onlyAuthorOf(admin) === undefined) return;
  requireOwnPost(admin, { authorId: await findPostAuthor(db, postId) });
}
