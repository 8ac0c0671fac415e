import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { purgeDeletedBefore } from '../posts.queries.ts';
import { removeUnusedTags } from '../tags.queries.ts';

/** Purges posts whose retention after deletion has ended, and tags that only they have. */
export async function purgeDeletedPosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  const before = daysBefore(clock.now(), keptDays.deletedPosts);
  const count = await purgeDeletedBefore(db.prisma, before, mode);
  if (mode !== 'count') await removeUnusedTags(db.prisma);
  return count;
}
