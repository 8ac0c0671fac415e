import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import { announceContent, type ContentDeps } from '../../../../content/server/content.service.ts';
import { removeUnnamedPictures } from '../../../../media/server/media-purge.service.ts';
import { deleteCategory } from '../../../../posts/server/categories/categories.service.ts';
import { removeUntouched } from '../../../../posts/server/publishing/untouched-posts.service.ts';
import type { SiteContent } from '../content/plan-content.ts';
import { undoContent } from '../content/undo-content.service.ts';
import { findItemsOf, moveItem, type StoredImport, updateImport } from '../imports.queries.ts';
import { findMade, hasNewDetails, putBackDisplaced } from './undo-import.queries.ts';

type UndoDeps = ContentDeps & Pick<Deps, 'mediaStore' | 'log'>;

async function undoPost(
  deps: Pick<Deps, 'db' | 'contentBus'>,
  row: StoredImport,
  admin: AdminIdentity,
  { position, postId, displaced }: Awaited<ReturnType<typeof findItemsOf>>[number],
): Promise<void> {
  const item = { importId: row.id, position, from: 'imported' } as const;
  await deps.db.prisma.$transaction(async (tx) => {
    const isGone =
      postId === null ||
      (await removeUntouched(tx, admin, postId, (post) => hasNewDetails(tx, post)));
    if (!(await moveItem(tx, item, { outcome: isGone ? 'undone' : 'kept' })) || !isGone) return;
    await deps.contentBus.record(tx);
    await putBackDisplaced(tx, displaced);
  });
}

async function removeMade(deps: UndoDeps, row: StoredImport, admin: AdminIdentity) {
  const { categoryIds, mediaIds } = await findMade(deps.db.prisma, row.id);
  for (const id of categoryIds) {
    try {
      await deleteCategory(deps, admin, { id });
    } catch (error) {
      // The category got a post or was deleted meanwhile.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  await removeUnnamedPictures(deps, mediaIds);
}

/** Leaves the database as it was before the import, but for posts and content that somebody has changed since. */
export async function undoImport(
  deps: UndoDeps,
  row: StoredImport,
  { admin, site }: { admin: AdminIdentity; site: SiteContent },
  signal: AbortSignal,
): Promise<void> {
  const { prisma } = deps.db;
  // Backward: a later post may have taken an address over from an earlier one.
  for (const item of (await findItemsOf(prisma, row.id, 'imported')).toReversed()) {
    signal.throwIfAborted();
    await undoPost(deps, row, admin, item);
  }
  await undoContent(deps, { row, admin, site }, signal);
  await removeMade(deps, row, admin);
  // Readers have the news before the import says that it is taken back.
  await announceContent(deps);
  await updateImport(prisma, row.id, { state: 'undone', endedAt: deps.clock.now() });
}
