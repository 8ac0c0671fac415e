import type { Deps } from '../../../server/deps.ts';
import { daysBefore } from '../../../server/purge-mode.ts';
import { findStrayNames } from './media.queries.ts';
import { removeFiles } from './media.service.ts';

/** A restored backup may be looked at for some days beside the site that goes on. */
export const strayAfterDays = 30;
const deletedAtOnce = 20;
const ownName = /^(?:post|photo|project|request|import)-[0-9a-f]{32}/;

/**
 * Deletes stored files without a row: the site was killed between file and row, or the store was away when the row went.
 * Keeps everything when most files are unknown, because the store then belongs to another site.
 * @returns how many files it found
 * @throws when the store is away
 */
export async function removeStrayFiles(
  deps: Pick<Deps, 'db' | 'mediaStore' | 'clock' | 'log'>,
  signal: AbortSignal,
): Promise<number> {
  const before = daysBefore(deps.clock.now(), strayAfterDays);
  const strays: string[] = [];
  let seenCount = 0;
  for await (const part of deps.mediaStore.list()) {
    signal.throwIfAborted();
    const own = part.filter(({ name }) => ownName.test(name));
    seenCount += own.length;
    const old = own.filter(({ storedAt }) => storedAt < before).map(({ name }) => name);
    strays.push(...(await findStrayNames(deps.db.prisma, old)));
  }
  if (strays.length > seenCount / 2) {
    deps.log.error(
      { event: 'foreign-store', files: seenCount, unknown: strays.length },
      'The store of pictures has mostly files of another site. None was deleted.',
    );
    return 0;
  }
  for (let first = 0; first < strays.length; first += deletedAtOnce) {
    signal.throwIfAborted();
    await removeFiles(deps, strays.slice(first, first + deletedAtOnce));
  }
  if (strays.length > 0) deps.log.info({ count: strays.length }, 'deleted files without a row');
  return strays.length;
}
