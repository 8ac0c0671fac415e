import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { deleteMedia, findUnnamedMedia } from './media.queries.ts';
import { removeFiles, variantNames } from './media.service.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'log'>;

/** Deletes or counts pictures that nothing names, not even a version of a post, and that nobody wants to keep. One whose files cannot be removed now stays for the next time. */
export async function purgeUnnamedPictures(deps: PurgeDeps, mode: PurgeMode): Promise<number> {
  const before = daysBefore(deps.clock.now(), keptDays.unnamedPictures);
  const unnamed = await findUnnamedMedia(deps.db.prisma, before);
  if (mode === 'count') return unnamed.length;
  let count = 0;
  for (const { id, variants } of unnamed) {
    // The ones before it took their time, in which a post may have begun to show it.
    if ((await findUnnamedMedia(deps.db.prisma, before, id)).length === 0) continue;
    if (!(await removeFiles(deps, variantNames(variants)))) continue;
    await deleteMedia(deps.db.prisma, id);
    count += 1;
  }
  return count;
}
