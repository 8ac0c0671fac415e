import type { Deps } from '../../../../server/deps.ts';
import { findOutdated, listAnew } from './listing.queries.ts';

/** Many runs of the job follow, minutes later. */
const mostRounds = 20;

/**
 * Keeps what the directory filters and sorts by up to date where only time has passed. The database does it after every
 * change (docs/decisions/finding.md).
 */
export async function refreshListing({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (let round = 0; round < mostRounds; round += 1) {
    const ids = await findOutdated(db.prisma, now);
    if (ids.length === 0) return;
    await listAnew(db.prisma, ids, now);
  }
}
