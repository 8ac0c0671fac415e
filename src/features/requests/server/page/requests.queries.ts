import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const pageSelect = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  projectType: true,
  budgetRange: true,
  estimate: true,
  description: true,
  status: true,
  createdAt: true,
} satisfies Prisma.ContactRequestSelect;

const entrySelect = {
  id: true,
  kind: true,
  author: true,
  body: true,
  createdAt: true,
  seenAt: true,
  file: { select: { id: true, name: true, byteSize: true } },
} satisfies Prisma.RequestEntrySelect;

const happeningsSelect = {
  openedAt: true,
  calls: {
    where: { state: 'booked' },
    orderBy: { id: 'desc' },
    take: 1,
    select: { endsAt: true, heldAt: true },
  },
  quotes: {
    orderBy: { version: 'desc' },
    take: 1,
    select: { state: true, validUntil: true },
  },
} satisfies Prisma.ContactRequestSelect;

export type RequestRow = Prisma.ContactRequestGetPayload<{ select: typeof pageSelect }>;
export type EntryRow = Prisma.RequestEntryGetPayload<{ select: typeof entrySelect }>;

export type HappeningsRow = Prisma.ContactRequestGetPayload<{ select: typeof happeningsSelect }>;

export function findHappenings(db: Db, id: number): Promise<HappeningsRow | null> {
  return db.contactRequest.findUnique({ where: { id }, select: happeningsSelect });
}

export function findRequest(db: Db, id: number): Promise<RequestRow | null> {
  return db.contactRequest.findUnique({ where: { id }, select: pageSelect });
}

export async function deleteRequest(db: Db, id: number): Promise<void> {
  await db.$executeRaw`DELETE FROM "ContactRequest" WHERE "id" = ${id}`;
}

export async function findComingCallTime(
  db: Db,
  requestId: number,
  now: Date,
): Promise<Date | null> {
  const call = await db.call.findFirst({
    where: { requestId, state: 'booked', endsAt: { gt: now } },
    select: { startsAt: true },
  });
  return call?.startsAt ?? null;
}

export function findEntries(db: Db, requestId: number): Promise<EntryRow[]> {
  return db.requestEntry.findMany({
    where: { requestId },
    orderBy: { id: 'asc' },
    select: entrySelect,
  });
}

export function findEntriesAfter(db: Db, requestId: number, entryId: number): Promise<EntryRow[]> {
  return db.requestEntry.findMany({
    where: { requestId, id: { gt: entryId } },
    orderBy: { id: 'asc' },
    select: entrySelect,
  });
}

/** The same text within this time is a second click or a resent form. A later one is intended. */
const repeatedWithinMs = 60 * 60_000;

type NewEntry = Pick<EntryRow, 'kind' | 'body' | 'createdAt'> & {
  requestId: number;
  author?: string;
};

export async function isRepeated(
  db: Db,
  { requestId, kind, body, createdAt }: NewEntry,
): Promise<boolean> {
  const last = await db.requestEntry.findFirst({
    where: { requestId },
    orderBy: { id: 'desc' },
    select: entrySelect,
  });
  if (last?.kind !== kind || last.body !== body) return false;
  return createdAt.getTime() - last.createdAt.getTime() < repeatedWithinMs;
}

export function insertEntry(db: Db, data: NewEntry): Promise<{ id: number }> {
  return db.requestEntry.create({ data, select: { id: true } });
}

export async function markEntriesSeen(
  db: Db,
  where: { requestId: number; kind: EntryRow['kind'] },
  now: Date,
): Promise<void> {
  await db.requestEntry.updateMany({ where: { ...where, seenAt: null }, data: { seenAt: now } });
}

export async function findRequestIdsUnseen(db: Db, take: number): Promise<number[]> {
  const rows = await db.requestEntry.groupBy({
    by: ['requestId'],
    where: { kind: 'visitor', seenAt: null },
    orderBy: { requestId: 'desc' },
    take,
  });
  return rows.map(({ requestId }) => requestId);
}
