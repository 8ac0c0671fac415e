import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

const searchSelect = {
  id: true,
  mailAddress: true,
  search: true,
  confirmedAt: true,
  endsAt: true,
  lookAt: true,
  seenIds: true,
} satisfies Prisma.SavedSearchSelect;

export type SavedSearchRow = Prisma.SavedSearchGetPayload<{ select: typeof searchSelect }>;

/** Upper bound for a run. The next run follows within the hour. */
const atOnce = 200;

/** @returns the search of this address that is there already, or the new one */
export async function keepSearch(
  tx: Db,
  {
    mailAddress,
    search,
    now,
    endsAt,
  }: { mailAddress: string; search: string; now: Date; endsAt: Date },
): Promise<SavedSearchRow> {
  return tx.savedSearch.upsert({
    where: { mailAddress_search: { mailAddress, search } },
    create: { mailAddress, search, createdAt: now, endsAt },
    update: {},
    select: searchSelect,
  });
}

export function findSearch(db: Db, id: number): Promise<SavedSearchRow | null> {
  return db.savedSearch.findUnique({ where: { id }, select: searchSelect });
}

/** Locks the row: one transaction at a time looks, confirms or ends. */
export async function lockSearch(tx: Db, id: number): Promise<SavedSearchRow | null> {
  await tx.$queryRaw`SELECT 1 FROM "SavedSearch" WHERE "id" = ${id} FOR UPDATE`;
  return findSearch(tx, id);
}

export function countConfirmed(tx: Db, mailAddress: string, now: Date): Promise<number> {
  return tx.savedSearch.count({
    where: { mailAddress, confirmedAt: { not: null }, endsAt: { gt: now } },
  });
}

const dueWhere = (now: Date) => ({ lookAt: { lte: now }, endsAt: { gt: now } });

export async function findDueSearches(db: Db, now: Date): Promise<number[]> {
  const rows = await db.savedSearch.findMany({
    where: dueWhere(now),
    orderBy: { lookAt: 'asc' },
    take: atOnce,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** @returns null when another copy has it in hand, or it is not due any more */
export async function lockDueSearch(tx: Db, id: number, now: Date): Promise<SavedSearchRow | null> {
  await tx.$queryRaw`SELECT 1 FROM "SavedSearch" WHERE "id" = ${id} FOR UPDATE SKIP LOCKED`;
  return tx.savedSearch.findFirst({ where: { id, ...dueWhere(now) }, select: searchSelect });
}

export async function saveSearchRow(
  tx: Db,
  id: number,
  data: Partial<Pick<SavedSearchRow, 'confirmedAt' | 'endsAt' | 'lookAt' | 'seenIds'>>,
): Promise<void> {
  await tx.savedSearch.update({ where: { id }, data, select: { id: true } });
}

export async function deleteSearch(tx: Db, id: number): Promise<void> {
  await tx.savedSearch.deleteMany({ where: { id } });
}

export function purgeEndedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.SavedSearchWhereInput>(db.savedSearch, { endsAt: { lte: before } }, mode);
}
