import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const pageSelect = {
  id: true,
  source: true,
  phoneNumber: true,
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

const happeningsSelect = {
  openedAt: true,
  calls: {
    where: { state: 'booked' },
    orderBy: { id: 'desc' },
    take: 1,
    select: { endsAt: true, heldAt: true },
  },
  quotes: {
    // A change of the order leaves the request where it stands.
    where: { changesNumber: '' },
    orderBy: { version: 'desc' },
    take: 1,
    select: { state: true, validUntil: true },
  },
} satisfies Prisma.ContactRequestSelect;

export type RequestRow = Prisma.ContactRequestGetPayload<{ select: typeof pageSelect }>;

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
