import type { Db } from '../../../server/db/client.ts';
import type { ContactStatus } from '../../../server/db/generated/client.ts';

export function countVisibleDevelopers(db: Db): Promise<number> {
  return db.developer.count({ where: { hiddenAt: null, profileCompletedAt: { not: null } } });
}

export async function sumOfTallies(db: Db, statuses: ContactStatus[]): Promise<number> {
  const { _sum } = await db.requestTally.aggregate({
    where: { status: { in: statuses } },
    _sum: { requestCount: true },
  });
  return _sum.requestCount ?? 0;
}
