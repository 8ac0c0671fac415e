import type { Db } from '../../../../server/db/client.ts';
import { Prisma } from '../../../../server/db/generated/client.ts';
import { anywhere } from '../../../../server/search/containing.ts';
import { maxId } from '../../../../shared/wire.ts';
import type { ListedDeveloperFilter, ListedDeveloperSort } from '../../admin-developers.ts';
import { isMarked, withMarked } from '../duplicates/duplicates.queries.ts';

const listSelect = {
  id: true,
  developerName: true,
  createdAt: true,
  changedAt: true,
  profileCompletedAt: true,
  hiddenAt: true,
  hiddenReason: true,
} satisfies Prisma.DeveloperSelect;

const filters: Record<ListedDeveloperFilter, Prisma.Sql> = {
  all: Prisma.sql`TRUE`,
  hidden: Prisma.sql`"hiddenAt" IS NOT NULL`,
  marked: isMarked,
};

function matching(search: string, filter: ListedDeveloperFilter): Prisma.Sql {
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0;
  const conditions = [
    filters[filter],
    search
      ? Prisma.sql`("developerName" ILIKE ${anywhere(search)} OR "id" = ${id <= maxId ? id : 0}::int)`
      : Prisma.sql`TRUE`,
  ];
  return Prisma.join(conditions, ' AND ');
}

/** Each order has its own index. Profiles without a name come last. */
const orders: Record<ListedDeveloperSort, Prisma.Sql> = {
  changed: Prisma.sql`"changedAt" DESC, "id" DESC`,
  joined: Prisma.sql`"createdAt" DESC, "id" DESC`,
  name: Prisma.sql`"developerName" = '', "developerName", "id"`,
};

interface ListedPage {
  search: string;
  filter: ListedDeveloperFilter;
  sort: ListedDeveloperSort;
  skip: number;
  take: number;
}

export async function findListed(db: Db, { search, filter, sort, skip, take }: ListedPage) {
  const where = matching(search, filter);
  const [found] = await db.$queryRaw<{ ids: number[]; total: number }[]>(Prisma.sql`
    ${withMarked}
    SELECT (SELECT count(*)::int FROM "Developer" WHERE ${where}) AS "total", ARRAY(
      SELECT "id" FROM "Developer" WHERE ${where} ORDER BY ${orders[sort]} LIMIT ${take}::int OFFSET ${skip}::int
    ) AS "ids"`);
  const { ids, total } = found ?? { ids: [], total: 0 };
  const rows = await db.developer.findMany({ where: { id: { in: ids } }, select: listSelect });
  return {
    rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    total,
  };
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
