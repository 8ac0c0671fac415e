import type { Db } from '../../../../server/db/client.ts';

/** So many reminders are sent in one go; the next ones follow minutes later. */
const atOnce = 100;

/** Takes the reminders in hand whose time has come: each is taken once. */
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
      WHERE "remindAt" <= ${now}::timestamptz AND "remindedAt" IS NULL
      ORDER BY "remindAt" LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "firstName", "lastName", "phoneNumber", "remindAt"`;
}
