import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import { containing } from '../../../../server/search/containing.ts';
import { type ActivityInput, activityParts } from '../../activity.ts';

export async function insertActivity(
  db: Db,
  data: Prisma.ActivityEntryUncheckedCreateInput,
): Promise<void> {
  await db.activityEntry.create({ data, select: { id: true } });
}

type ActivityFilter = Pick<ActivityInput, 'part' | 'search'>;

function activityWhere({ part, search }: ActivityFilter): Prisma.ActivityEntryWhereInput {
  const contains = containing(search);
  return {
    ...(part && { targetType: { in: [...activityParts[part]] } }),
    ...(search && { OR: [{ actor: contains }, { summary: contains }] }),
  };
}

export function findActivity(db: Db, filter: ActivityFilter, page: { skip: number; take: number }) {
  return db.activityEntry.findMany({
    ...page,
    where: activityWhere(filter),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      actor: true,
      action: true,
      targetType: true,
      targetId: true,
      summary: true,
      createdAt: true,
    },
  });
}

export function countActivity(db: Db, filter: ActivityFilter): Promise<number> {
  return db.activityEntry.count({ where: activityWhere(filter) });
}

export function purgeActivityBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.activityEntry, { createdAt: { lt: before } }, mode);
}

export async function clearSummaries(
  db: Db,
  where: { targetType: string; targetId: string },
): Promise<void> {
  await db.activityEntry.updateMany({ where, data: { summary: '' } });
}
