import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { announceContent, type ContentDeps } from '../../../content/server/content.service.ts';
import { isBeingTyped } from '../../../documents/server/versions.service.ts';
import { deleteCategory } from '../../../posts/server/categories/categories.service.ts';
import { changePost, type EditorDeps } from '../../../posts/server/changes/post-changes.service.ts';
import { toDeleted } from '../../../posts/server/publishing/publishing.service.ts';
import { undoContent } from './content/import-content.service.ts';
import type { SiteContent } from './content/plan-content.ts';
import {
  findForsakenCategories,
  findItemsOf,
  hasFormerDetails,
  moveItem,
  removeForsakenTags,
  type StoredImport,
  updateImport,
} from './imports.queries.ts';

const firstVersion = 1;

/** Details and unsaved text make no version. */
async function isWorkedOn(tx: Db, postId: number): Promise<boolean> {
  return (await hasFormerDetails(tx, postId)) || (await isBeingTyped(tx, postId));
}

async function removeMade(deps: EditorDeps, row: StoredImport, admin: AdminIdentity) {
  const { prisma } = deps.db;
  await removeForsakenTags(prisma, row.id);
  for (const id of await findForsakenCategories(prisma, row.id)) {
    try {
      await deleteCategory(deps, admin, { id });
    } catch (error) {
      // The category got a post or was deleted meanwhile.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

/** Skips posts and content that somebody has changed since. */
export async function undoImport(
  deps: EditorDeps & ContentDeps,
  row: StoredImport,
  { admin, site }: { admin: AdminIdentity; site: SiteContent },
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
          // An earlier attempt may have died after the deletion.
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
  await undoContent(deps, { row, admin, site }, signal);
  await removeMade(deps, row, admin);
  await updateImport(prisma, row.id, { state: 'undone', endedAt: deps.clock.now() });
  await announceContent(deps);
}
