import type { Db } from '../../../server/db/client.ts';

/** Upper bound of reminders per run. The next run follows minutes later. */
const atOnce = 200;

export interface DueReminder {
  developerId: number;
  days: number;
  goodUntil: Date;
  timeZone: string | null;
}

/** Developers with a hidden or unfinished profile are shown nowhere, so they are not reminded. */
export async function findDueReminders(db: Db, now: Date): Promise<number[]> {
  const rows = await db.availability.findMany({
    where: {
      remindAt: { lte: now },
      developer: { hiddenAt: null, profileCompletedAt: { not: null } },
    },
    orderBy: { remindAt: 'asc' },
    take: atOnce,
    select: { developerId: true },
  });
  return rows.map(({ developerId }) => developerId);
}

/** @returns null when another copy has it in hand, or it is not due any more */
export async function lockDueReminder(
  tx: Db,
  developerId: number,
  now: Date,
): Promise<DueReminder | null> {
  const [row] = await tx.$queryRaw<DueReminder[]>`
    SELECT "developerId", "days", "goodUntil", "timeZone" FROM "Availability"
    WHERE "developerId" = ${developerId} AND "remindAt" <= ${now}::timestamptz
    FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

export async function setRemindAt(tx: Db, developerId: number, remindAt: Date | null) {
  await tx.availability.update({
    where: { developerId },
    data: { remindAt },
    select: { developerId: true },
  });
}
