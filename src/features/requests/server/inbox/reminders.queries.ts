import type { Db } from '../../../../server/db/client.ts';

/** Upper bound of reminders per run. The next run follows minutes later. */
const atOnce = 100;

/** Marks due reminders as sent and returns them. Each is returned once. */
export function takeDueReminders(tx: Db, now: Date) {
  return tx.$queryRaw<
    {
      id: number;
      firstName: string;
      lastName: string;
      phoneNumber: string | null;
      remindAt: Date;
    }[]
  >`
    UPDATE "ContactRequest" SET "remindedAt" = ${now}::timestamptz
    WHERE "id" IN (
      SELECT "id" FROM "ContactRequest"
      WHERE "remindAt" <= ${now}::timestamptz AND "remindedAt" IS NULL AND "mergedIntoId" IS NULL
      ORDER BY "remindAt" LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "firstName", "lastName", "phoneNumber", "remindAt"`;
}
