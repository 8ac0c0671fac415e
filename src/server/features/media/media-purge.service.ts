import { keptDays } from '../../../shared/retention.ts';
import type { Deps } from '../../deps.ts';
import { daysBefore, type PurgeMode } from '../../purge-mode.ts';
import {
  deleteMedia,
  findIdsNamedInRevisions,
  findMediaBefore,
  findNamedIds,
} from './media.queries.ts';
import { removeFiles, variantNames } from './media.service.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'mediaStore' | 'log'>;

/** Deletes or counts pictures that nothing names, not even a version of a post. One whose files cannot be removed now stays for the next time. */
export async function purgeUnnamedPictures(deps: PurgeDeps, mode: PurgeMode): Promise<number> {
  const unnamed = await findUnnamed(deps);
  if (mode === 'count') return unnamed.length;
  let count = 0;
  for (const { id, variants } of unnamed) {
    if (!(await removeFiles(deps, variantNames(variants)))) continue;
    await deleteMedia(deps.db.prisma, id);
    count += 1;
  }
  return count;
}

async function findUnnamed({ db, clock }: PurgeDeps) {
  const before = daysBefore(clock.now(), keptDays.unnamedPictures);
  const media = await findMediaBefore(db.prisma, before);
  const unnamed = new Map(media.map((picture) => [picture.id, picture]));
  if (unnamed.size === 0) return [];
  for (const id of await findNamedIds(db.prisma)) unnamed.delete(id);
  if (unnamed.size === 0) return [];
  for await (const ids of findIdsNamedInRevisions(db.prisma)) {
    for (const id of ids) unnamed.delete(id);
  }
  return [...unnamed.values()];
}
