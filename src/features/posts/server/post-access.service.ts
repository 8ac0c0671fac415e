import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import { findPost, findPostAuthor, lockPost, type StoredPost } from './posts.queries.ts';

/** The only author whose posts somebody may work on; undefined for those who may work on all. */
export function onlyAuthorOf({ role, adminId }: AdminIdentity): number | undefined {
  return roleMay(role, 'editAllPosts') ? undefined : adminId;
}

export const noSuchPost = () => new DomainError('NOT_FOUND', 'Post not found');

/** Posts of others are to an author as if they were not there. @throws DomainError NOT_FOUND */
export function requireOwnPost(admin: AdminIdentity, post: { authorId: number | null }): void {
  const only = onlyAuthorOf(admin);
  if (only === undefined || post.authorId === only) return;
  throw noSuchPost();
}

/** Reads a post of any status. Checks no access: the caller does. */
export function findStoredPost({ db }: Pick<Deps, 'db'>, id: number): Promise<StoredPost | null> {
  return findPost(db.prisma, id);
}

/** Holds a post until the transaction ends, for a change of it. @throws DomainError NOT_FOUND */
export async function lockOwnPost(tx: Db, admin: AdminIdentity, id: number): Promise<StoredPost> {
  const post = await lockPost(tx, id);
  if (!post) throw noSuchPost();
  requireOwnPost(admin, post);
  return post;
}

/** Refuses, as `requireOwnPost`, what belongs to a post that is not read itself. @throws DomainError NOT_FOUND */
export async function requirePostAccess(
  db: Db,
  admin: AdminIdentity,
  postId: number,
): Promise<void> {
  if (onlyAuthorOf(admin) === undefined) return;
  requireOwnPost(admin, { authorId: await findPostAuthor(db, postId) });
}
