import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { deleteMedia, findUnnamedMedia } from './media.queries.ts';
import { removeFiles, variantNames } from './media.service.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'log'>;

/** Versions of posts count as references. A failed file deletion is retried next time. */
export async function purgeUnnamedPictures(deps: PurgeDeps, mode: PurgeMode): Promise<number> {
  const before = daysBefore(deps.clock.now(), keptDays.unnamedPictures);
  const unnamed = await findUnnamedMedia(deps.db.prisma, before);
  if (mode === 'count') return unnamed.length;
  let count = 0;
  for (const { id, variants } of unnamed) {
    // Checks again: a post may have begun to use it during the earlier deletions.
    if ((await findUnnamedMedia(deps.db.prisma, before, id)).length === 0) continue;
    if (!(await removeFiles(deps, variantNames(variants)))) continue;
    await deleteMedia(deps.db.prisma, id);
    count += 1;
  }
  return count;
}
