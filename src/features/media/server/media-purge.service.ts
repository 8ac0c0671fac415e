import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { deleteMedia, findUnnamedMedia } from './media.queries.ts';
import { removeFiles, variantNames } from './media.service.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'log'>;

/** Versions of posts count as references. A failed file deletion is retried next time. */
export async function purgeUnnamedPictures(deps: PurgeDeps, mode: PurgeMode): Promise<number> {
  const before = daysBefore(deps.clock.now(), keptDays.unnamedPictures);
  const unnamed = await findUnnamedMedia(deps.db.prisma, { before });
  if (mode === 'count') return unnamed.length;
  return removeUnnamedPictures(
    deps,
    unnamed.map(({ id }) => id),
  );
}

/** Removes those of the pictures that nothing refers to. @returns how many */
export async function removeUnnamedPictures(
  deps: Omit<PurgeDeps, 'clock'>,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (const id of ids) {
    // Each anew: a post may have begun to use it during the earlier deletions.
    const [unnamed] = await findUnnamedMedia(deps.db.prisma, { id });
    if (!unnamed || !(await removeFiles(deps, variantNames(unnamed.variants)))) continue;
    await deleteMedia(deps.db.prisma, id);
    count += 1;
  }
  return count;
}
