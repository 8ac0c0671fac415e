import type { AdminIdentity } from '../../../../auth/admin-identity.service.ts';
import type { Deps } from '../../../../deps.ts';
import { DomainError } from '../../../../domain-error.ts';
import { changePost } from '../../post-changes.service.ts';
import { toDeleted } from '../../publishing/publishing.service.ts';
import {
  findItemsOf,
  isWorkedOn,
  moveItem,
  type StoredImport,
  updateImport,
} from './imports.queries.ts';

/** As an import makes them: nobody has saved, published or deleted it since. */
const firstVersion = 1;

/** Moves the posts of an import to the trash, but for those that somebody has changed since. */
export async function undoImport(
  deps: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  row: StoredImport,
  admin: AdminIdentity,
  signal: AbortSignal,
): Promise<void> {
  const { prisma } = deps.db;
  for (const { position, postId } of await findItemsOf(prisma, row.id, 'imported')) {
    signal.throwIfAborted();
    const item = { importId: row.id, position, from: 'imported' } as const;
    let isUndone = false;
    if (postId !== null) {
      try {
        await changePost(deps, admin, postId, async (current, now, tx) => {
          // Of a try before this one, which died between the two.
          if (current.deletedAt !== null) isUndone = true;
          else isUndone = current.version === firstVersion && !(await isWorkedOn(tx, postId));
          return isUndone ? toDeleted(current, now) : null;
        });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      }
    }
    await moveItem(prisma, item, { outcome: isUndone ? 'undone' : 'kept' });
  }
  await updateImport(prisma, row.id, { state: 'undone', endedAt: deps.clock.now() });
}
