import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { lockDeveloper } from '../../../server/db/lock-developer.ts';

const factsSelect = {
  kinds: true,
  hoursPerWeek: true,
  freeFrom: true,
  rateFrom: true,
  rateTo: true,
  rateCurrency: true,
  ratePer: true,
  timeZone: true,
  languages: true,
  goodUntil: true,
} satisfies Prisma.AvailabilitySelect;

const ownSelect = {
  ...factsSelect,
  isOpenToBriefs: true,
  days: true,
  endedBefore: true,
} satisfies Prisma.AvailabilitySelect;

export type FactsRow = Prisma.AvailabilityGetPayload<{ select: typeof factsSelect }>;
export type OwnRow = Prisma.AvailabilityGetPayload<{ select: typeof ownSelect }>;

export type AvailabilityColumns = Omit<OwnRow, 'endedBefore' | 'goodUntil'>;

/** The end of an availability, the time of the reminder, and the end that an undo brings back. */
export interface AvailabilityEnd {
  goodUntil: Date;
  remindAt: Date | null;
  endedBefore: Date | null;
}

/** Public profiles only, and only while it is good. */
export function findShown(
  db: Db,
  developerIds: readonly number[],
  now: Date,
): Promise<(FactsRow & { developerId: number })[]> {
  return db.availability.findMany({
    where: {
      developerId: { in: [...developerIds] },
      goodUntil: { gt: now },
      developer: { hiddenAt: null, profileCompletedAt: { not: null } },
    },
    select: { ...factsSelect, developerId: true },
  });
}

export function findOwn(db: Db, developerId: number): Promise<OwnRow | null> {
  return db.availability.findUnique({ where: { developerId }, select: ownSelect });
}

/** Serializes changes. The lock on the developer covers a first availability, whose row is not there yet. */
export async function lockOwn(tx: Db, developerId: number): Promise<OwnRow | null> {
  await lockDeveloper(tx, developerId);
  return findOwn(tx, developerId);
}

export function upsertAvailability(
  tx: Db,
  developerId: number,
  data: AvailabilityColumns & AvailabilityEnd,
): Promise<OwnRow> {
  return tx.availability.upsert({
    where: { developerId },
    create: { developerId, ...data },
    update: data,
    select: ownSelect,
  });
}

export function changeAvailability(
  tx: Db,
  developerId: number,
  data: Partial<AvailabilityEnd> & { isOpenToBriefs?: boolean },
): Promise<OwnRow> {
  return tx.availability.update({ where: { developerId }, data, select: ownSelect });
}

export async function findDeveloperIdByNumber(db: Db, phoneNumber: string): Promise<number | null> {
  const row = await db.developer.findUnique({ where: { phoneNumber }, select: { id: true } });
  return row?.id ?? null;
}

/** @returns null without an address that its reader has confirmed */
export async function findConfirmedAddress(db: Db, developerId: number): Promise<string | null> {
  const row = await db.notificationSettings.findUnique({
    where: { developerId },
    select: { mailAddress: true },
  });
  return row?.mailAddress ?? null;
}
