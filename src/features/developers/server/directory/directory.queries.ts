import type { Db } from '../../../../server/db/client.ts';
import { Prisma, type PrismaClient } from '../../../../server/db/generated/client.ts';
import { countUpTo, findParts, partStatement } from '../../../../server/db/id-parts.ts';
import { unestimated } from '../../../../server/db/unestimated.ts';
import { runSearch } from '../../../../server/search/bounded-search.ts';
import { candidateIds } from '../../../../server/search/candidates.ts';
import type { DirectorySort } from '../../directory/directory-choices.ts';
import { type DirectoryFilter, filterQuery, stillHolds } from './directory-filter.ts';

export interface CardRow {
  id: number;
  developerName: string;
  bio: string;
  country: string;
  state: string;
  yearStartedCoding: number | null;
  profilePhotoUrl: string;
  createdAt: Date;
  handle: string | null;
  fit: number;
  soonest: number;
  verifiedUntil: Date | null;
}

export interface DirectoryPlace {
  sort: 'newest' | DirectorySort;
  /** The last developer of the page before. The order by age reads its key from the row. */
  cursor: { key: number | null; id: number } | undefined;
  take: number;
}

export const listed = Prisma.sql`"profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL`;

const columnOfSort = { newest: 'createdAt', fit: 'fit', soonest: 'soonest' } as const;

/** Falls back to the next older developer when the one of the cursor is gone. */
async function newestAfter(db: Db, cursor: number): Promise<Prisma.Sql> {
  const last = await db.developer.findFirst({
    where: { id: { lte: cursor } },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  });
  return last
    ? Prisma.sql`("createdAt", "id") < (${last.createdAt}::timestamptz, ${cursor}::int)`
    : Prisma.sql`false`;
}

async function rangeAfter(db: Db, { sort, cursor }: DirectoryPlace): Promise<Prisma.Sql> {
  if (cursor === undefined) return Prisma.sql`true`;
  if (sort === 'newest') return newestAfter(db, cursor.id);
  const column = Prisma.raw(`"${columnOfSort[sort]}"`);
  return Prisma.sql`(${column}, "id") < (${cursor.key}::int, ${cursor.id}::int)`;
}

export async function directoryStatement(
  db: Db,
  filter: DirectoryFilter,
  place: DirectoryPlace,
): Promise<Prisma.Sql> {
  const range = await rangeAfter(db, place);
  const query = filterQuery(filter);
  const holds = stillHolds(filter);
  const { take, sort } = place;
  const column = columnOfSort[sort];
  const found = query
    ? candidateIds({
        table: 'Developer',
        newestBy: column,
        range,
        where: listed,
        query,
        ...(holds && { holds }),
        enoughCount: take,
        take,
      })
    : null;
  return Prisma.sql`
    SELECT "id", "developerName", "bio", "country", "state", "yearStartedCoding", "profilePhotoUrl", "createdAt",
      "handle", "fit", "soonest", "verifiedUntil"
    FROM "Developer"
    WHERE ${found ? Prisma.sql`"id" IN (${found})` : Prisma.sql`${range} AND ${unestimated(listed)}`}
    ORDER BY ${Prisma.raw(`"${column}"`)} DESC, "id" DESC LIMIT ${take}::int`;
}

export function findListedByIds(db: Db, ids: readonly number[]) {
  return db.developer.findMany({
    where: { id: { in: [...ids] }, profileCompletedAt: { not: null }, hiddenAt: null },
    select: {
      id: true,
      developerName: true,
      profilePhotoUrl: true,
      country: true,
      state: true,
      yearStartedCoding: true,
      handle: true,
      verifiedUntil: true,
    },
  });
}

const listedDevelopers = { table: 'Developer', where: listed } as const;

export function countListed(db: Db, most: number): Promise<number> {
  return countUpTo(db, listedDevelopers, most);
}

export function findListedParts(db: Db, size: number): Promise<number[]> {
  return findParts(db, listedDevelopers, size);
}

export function findListedPart(db: Db, part: { part: number | null; size: number }) {
  const columns = ['id', 'handle', 'updatedAt'] as const;
  return db.$queryRaw<{ id: number; handle: string | null; updatedAt: Date }[]>(
    partStatement(listedDevelopers, columns, part),
  );
}

export async function findCards(
  db: PrismaClient,
  filter: DirectoryFilter,
  place: DirectoryPlace,
): Promise<CardRow[]> {
  return runSearch<CardRow>(db, await directoryStatement(db, filter, place));
}
