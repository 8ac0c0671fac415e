import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import type { CalendarFault } from '../../call-calendars.ts';

const stateSelect = {
  id: true,
  name: true,
  host: true,
  readAt: true,
  failingSince: true,
  fault: true,
  goesOnSince: true,
} satisfies Prisma.CallCalendarSelect;

export type CalendarState = Prisma.CallCalendarGetPayload<{ select: typeof stateSelect }>;

const byAge = [
  { createdAt: 'asc' },
  { id: 'asc' },
] satisfies Prisma.CallCalendarOrderByWithRelationInput[];

export function findCalendars(db: Db): Promise<CalendarState[]> {
  return db.callCalendar.findMany({ orderBy: byAge, select: stateSelect });
}

export function findCalendarState(db: Db, id: string): Promise<CalendarState | null> {
  return db.callCalendar.findUnique({ where: { id }, select: stateSelect });
}

export function findCalendarAddresses(db: Db): Promise<{ id: string; address: string }[]> {
  return db.callCalendar.findMany({ orderBy: byAge, select: { id: true, address: true } });
}

/** Those that answered last time, before a moment. */
export function findOldCalendars(
  db: Db,
  readBefore: Date,
): Promise<{ id: string; address: string }[]> {
  return db.callCalendar.findMany({
    where: { readAt: { lt: readBefore }, failingSince: null },
    select: { id: true, address: true },
  });
}

/** An address never changes, so nothing can have changed it meanwhile. */
export async function replaceAddress(db: Db, id: string, address: string): Promise<void> {
  await db.callCalendar.updateMany({ where: { id }, data: { address } });
}

export function findBusyTimes(db: Db) {
  return db.callCalendar.findMany({
    select: {
      busyTimes: true,
      readAt: true,
      readUntil: true,
      failingSince: true,
      goesOnSince: true,
    },
  });
}

/** Keeps reads of calendars waiting until the transaction ends. */
export async function holdCalendars(tx: Db): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "CallCalendar" ORDER BY "id" FOR SHARE`;
}

export interface Reading {
  busyTimes: [number, number][];
  readAt: Date;
  readUntil: Date;
}

export async function insertCalendar(
  tx: Db,
  calendar: Reading & { id: string; name: string; address: string; host: string; createdAt: Date },
): Promise<void> {
  await tx.callCalendar.create({ data: calendar, select: { id: true } });
}

export async function deleteCalendar(tx: Db, id: string): Promise<boolean> {
  return (await tx.callCalendar.deleteMany({ where: { id } })).count === 1;
}

/** Ignores a read that began before the last one. */
export async function writeReading(db: Db, id: string, reading: Reading): Promise<void> {
  await db.callCalendar.updateMany({
    where: { id, readAt: { lt: reading.readAt } },
    data: { ...reading, failingSince: null, fault: null, goesOnSince: null },
  });
}

/** @param at begin of the failed read, ignored when a later one succeeded */
export async function writeFault(
  tx: Db,
  id: string,
  { fault, at }: { fault: CalendarFault; at: Date },
): Promise<void> {
  const where = { id, readAt: { lt: at } };
  const first = await tx.callCalendar.updateMany({
    where: { ...where, failingSince: null },
    data: { fault, failingSince: at },
  });
  if (first.count > 0) return;
  await tx.callCalendar.updateMany({
    where: { ...where, failingSince: { not: null } },
    data: { fault },
  });
}

export async function goOnWithout(tx: Db, id: string, goesOnSince: Date): Promise<void> {
  await tx.callCalendar.update({ where: { id }, data: { goesOnSince }, select: { id: true } });
}

/** Locks the table against other additions until the transaction ends. */
export async function countCalendars(tx: Db): Promise<number> {
  await tx.$executeRaw`LOCK TABLE "CallCalendar" IN SHARE ROW EXCLUSIVE MODE`;
  return tx.callCalendar.count();
}
