import { addJob } from '../../../server/queue/queue.ts';
import type { Job } from './job.ts';

/**
 * Outlives any page that another copy still keeps (see page-cache.ts). The second purge removes what a shared cache
 * fetched from it.
 */
const secondPurgeAfterMs = 35_000;

/** Clears every copy's page cache before the shared caches; in the other order, old pages would come back. */
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
