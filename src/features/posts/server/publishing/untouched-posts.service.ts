import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import { isBeingTyped } from '../../../documents/server/versions.service.ts';
import { logChange } from '../changes/post-changes.service.ts';
import { lockPost, type StoredPost } from '../posts.queries.ts';
import { removeForGood } from './publishing.service.ts';

/** The move to the trash is a version of its own. */
const untouchedVersionOf = ({ deletedAt }: StoredPost) => (deletedAt === null ? 1 : 2);

/**
 * Removes a post for good, unless somebody has changed it since it was made.
 * @param hasMore tells whether there is work on it that makes no version
 * @returns false when the post was kept
 */
export async function removeUntouched(
  tx: Db,
  admin: AdminIdentity,
  id: number,
  hasMore: (post: StoredPost) => Promise<boolean>,
): Promise<boolean> {
  const post = await lockPost(tx, id);
  if (!post) return true;
  if (post.version !== untouchedVersionOf(post)) return false;
  if ((await isBeingTyped(tx, id)) || (await hasMore(post))) return false;
  await removeForGood(tx, id);
  await logChange(tx, admin, post, 'deleted for good');
  return true;
}
