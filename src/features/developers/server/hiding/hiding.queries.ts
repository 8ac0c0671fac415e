import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { containing } from '../../../../server/search/containing.ts';
import { maxId } from '../../../../shared/wire.ts';

const listSelect = {
  id: true,
  developerName: true,
  createdAt: true,
  profileCompletedAt: true,
  hiddenAt: true,
  hiddenReason: true,
} satisfies Prisma.DeveloperSelect;

function matching(search: string, isHidden: boolean): Prisma.DeveloperWhereInput {
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0;
  return {
    ...(isHidden && { hiddenAt: { not: null } }),
    ...(search && {
      OR: [{ developerName: containing(search) }, ...(id > 0 && id <= maxId ? [{ id }] : [])],
    }),
  };
}

export async function findListed(
  db: Db,
  {
    search,
    isHidden,
    skip,
    take,
  }: Record<'skip' | 'take', number> & {
    search: string;
    isHidden: boolean;
  },
) {
  const where = matching(search, isHidden);
  const [rows, total] = await Promise.all([
    db.developer.findMany({
      ...{ where, skip, take },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: listSelect,
    }),
    db.developer.count({ where }),
  ]);
  return { rows, total };
}

/** @returns false when the profile was hidden already */
export async function markHidden(
  tx: Db,
  id: number,
  data: { hiddenAt: Date; hiddenReason: string },
): Promise<boolean> {
  return (await tx.developer.updateMany({ where: { id, hiddenAt: null }, data })).count === 1;
}

/** Locks the profile until the transaction ends. Null when it is not hidden. */
export async function lockHidden(
  tx: Db,
  id: number,
): Promise<{ hiddenAt: Date; hiddenReason: string } | null> {
  const [row] = await tx.$queryRaw<{ hiddenAt: Date; hiddenReason: string }[]>`
    SELECT "hiddenAt", "hiddenReason" FROM "Developer"
    WHERE "id" = ${id} AND "hiddenAt" IS NOT NULL FOR UPDATE`;
  return row ?? null;
}

export async function markShown(tx: Db, id: number): Promise<void> {
  await tx.developer.update({
    where: { id },
    data: { hiddenAt: null, hiddenReason: '' },
    select: { id: true },
  });
}

/** Photos are identified by the URL of their largest file. */
export function findHiddenPhotos(db: Db): Promise<{ id: number; profilePhotoUrl: string }[]> {
  return db.developer.findMany({
    where: { hiddenAt: { not: null }, profilePhotoUrl: { not: '' } },
    select: { id: true, profilePhotoUrl: true },
  });
}
