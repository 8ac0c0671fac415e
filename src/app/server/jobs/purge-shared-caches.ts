import { addJob } from '../../../server/queue/queue.ts';
import type { Job } from './job.ts';

/**
 * Longer than a page that another copy still keeps can live (see page-cache.ts): what a shared cache fetched from it in
 * between is taken back by the second purge.
 */
const secondPurgeAfterMs = 35_000;

/** Drops the pages of every copy, then those of the caches in front of them: in the other order they would come back. */
export const purgeSharedCaches: Job<'purgeSharedCaches'> = async (deps, { round }, { signal }) => {
  await deps.contentBus.announce();
  const purged = await deps.sharedCache.purge(signal);
  if (purged.outcome === 'refused') {
    throw new Error(`The shared cache answered ${purged.status} to CACHE_PURGE_URL.`);
  }
  if (purged.outcome === 'unavailable') throw purged.cause;
  if (purged.outcome === 'notConfigured' || round === 'second') return;
  const runAt = new Date(deps.clock.now().getTime() + secondPurgeAfterMs);
  await addJob(
    deps.db.prisma,
    'purgeSharedCaches',
    { round: 'second' },
    { key: 'purge:second', runAt },
  );
};
