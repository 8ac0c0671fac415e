import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { logChange, refuseDeleted } from '../changes/post-changes.service.ts';
import { lockOwnPost } from '../post-access.service.ts';
import { setHeldBack } from '../posts.queries.ts';

/**
 * Confirms that a post may become public although its source did not show it to everybody. A repeated call has no further effect.
 * @throws DomainError NOT_FOUND
 */
export async function releasePost(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  id: number,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const post = await lockOwnPost(tx, admin, id);
    refuseDeleted(post);
    if (post.heldBack.length === 0) return;
    await setHeldBack(tx, id, []);
    await logChange(tx, admin, post, 'released');
  });
}

/** Blocks publication until somebody confirms it. Pass the transaction that creates the post. */
export function holdBack(tx: Db, id: number, reasons: readonly string[]): Promise<void> {
  return setHeldBack(tx, id, reasons);
}
