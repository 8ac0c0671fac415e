import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { maxId } from '../../../../shared/wire.ts';

const listSelect = {
  id: true,
  developerName: true,
  createdAt: true,
  profileCompletedAt: true,
  hiddenAt: true,
  hiddenReason: true,
} satisfies Prisma.DeveloperSelect;

/** Developers whose name holds the text, or whose number on the site it is. */
function matching(search: string, isHidden: boolean): Prisma.DeveloperWhereInput {
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0;
  return {
    ...(isHidden && { hiddenAt: { not: null } }),
    ...(search && {
      OR: [
        { developerName: { contains: search, mode: 'insensitive' } },
        ...(id > 0 && id <= maxId ? [{ id }] : []),
      ],
    }),
  };
}

/** A page of the developers, the newest first, and how many there are on all pages. */
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

/** @returns whether the profile was shown before */
export async function markHidden(
  tx: Db,
  id: number,
  data: { hiddenAt: Date; hiddenReason: string },
): Promise<boolean> {
  return (await tx.developer.updateMany({ where: { id, hiddenAt: null }, data })).count === 1;
}

/** @returns since when the profile was hidden; null where it was not */
export async function markShown(tx: Db, id: number): Promise<Date | null> {
  const [row] = await tx.$queryRaw<{ hiddenAt: Date | null }[]>`
    SELECT "hiddenAt" FROM "Developer" WHERE "id" = ${id} FOR UPDATE`;
  if (!row?.hiddenAt) return null;
  await tx.developer.update({
    where: { id },
    data: { hiddenAt: null, hiddenReason: '' },
    select: { id: true },
  });
  return row.hiddenAt;
}

/** Photos of hidden profiles, by the address of their largest file. */
export function findHiddenPhotos(db: Db): Promise<{ id: number; profilePhotoUrl: string }[]> {
  return db.developer.findMany({
    where: { hiddenAt: { not: null }, profilePhotoUrl: { not: '' } },
    select: { id: true, profilePhotoUrl: true },
  });
}
