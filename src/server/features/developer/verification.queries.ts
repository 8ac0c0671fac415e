import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';

/** Seconds before a number gets another code: 30, doubling with every send (security row 6), at most 8 minutes. */
const firstCooldownSeconds = 30;
const maxDoublings = 4;
/** A number that was left alone for this long starts again at the first cooldown. */
const forgetSendsAfterHours = 24;

/** Seconds until the next send after the `sendCount`-th. */
export function cooldownSecondsAfter(sendCount: number): number {
  return firstCooldownSeconds * 2 ** Math.min(sendCount - 1, maxDoublings);
}

/**
 * Takes the right to send a code to a number, for one caller at a time. A number whose last code was used waits for
 * nothing: its holder has just shown that the messages arrive.
 * @returns how many sends this makes in a row, or the seconds to wait.
 */
export async function claimSend(
  db: Db,
  phoneNumber: string,
  now: Date,
): Promise<{ sendCount: number } | { waitSeconds: number }> {
  const [claimed] = await db.$queryRaw<{ sendCount: number }[]>(Prisma.sql`
    INSERT INTO "PhoneVerification" AS v ("phoneNumber", "sendCount", "lastSentAt", "expiresAt")
    VALUES (${phoneNumber}, 1, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT ("phoneNumber") DO UPDATE SET
      "sendCount" = CASE
        WHEN v."consumedAt" IS NOT NULL
          OR v."lastSentAt" < ${now}::timestamptz - make_interval(hours => ${forgetSendsAfterHours}::int)
        THEN 1 ELSE v."sendCount" + 1 END,
      "lastSentAt" = ${now}::timestamptz,
      -- A used code stays used: its row is open again only when the next code is on its way.
      "expiresAt" = CASE WHEN v."consumedAt" IS NULL THEN v."expiresAt" ELSE ${now}::timestamptz END,
      "consumedAt" = NULL
    WHERE v."consumedAt" IS NOT NULL
      OR v."lastSentAt" <= ${now}::timestamptz - make_interval(
        secs => ${firstCooldownSeconds}::int * power(2, LEAST(v."sendCount" - 1, ${maxDoublings}::int)))
    RETURNING v."sendCount"`);
  if (claimed) return { sendCount: claimed.sendCount };

  const waiting = await db.phoneVerification.findUnique({
    where: { phoneNumber },
    select: { sendCount: true, lastSentAt: true },
  });
  if (!waiting) return { waitSeconds: firstCooldownSeconds };
  const waitedMs = now.getTime() - waiting.lastSentAt.getTime();
  return {
    waitSeconds: Math.max(1, Math.ceil(cooldownSecondsAfter(waiting.sendCount) - waitedMs / 1000)),
  };
}

/**
 * Notes a code that is on its way; it replaces the one before. Where the provider holds the code, another message
 * within its lifetime carries the same one, so the checks that were made of it still count.
 */
export async function storeSentCode(
  db: Db,
  input: { phoneNumber: string; codeHash: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  const { phoneNumber, codeHash, now, expiresAt } = input;
  await db.$executeRaw(Prisma.sql`
    UPDATE "PhoneVerification" SET
      "checkCount" = CASE
        WHEN ${codeHash}::text IS NOT NULL OR "expiresAt" <= ${now}::timestamptz
        THEN 0 ELSE "checkCount" END,
      "codeHash" = ${codeHash}::text,
      "expiresAt" = ${expiresAt}::timestamptz,
      "consumedAt" = NULL
    WHERE "phoneNumber" = ${phoneNumber}`);
}

/** Numbers that came to nothing are not kept. */
export async function deleteStaleVerifications(db: Db, before: Date): Promise<void> {
  await db.phoneVerification.deleteMany({
    where: { expiresAt: { lt: before }, lastSentAt: { lt: before } },
  });
}

/** Takes one of the checks of an open code; null when it is used up, expired or was never sent. */
export async function claimCheck(
  db: Db,
  input: { phoneNumber: string; now: Date; maxChecks: number },
): Promise<{ codeHash: string | null } | null> {
  const [claimed] = await db.phoneVerification.updateManyAndReturn({
    where: {
      phoneNumber: input.phoneNumber,
      consumedAt: null,
      expiresAt: { gt: input.now },
      checkCount: { lt: input.maxChecks },
    },
    data: { checkCount: { increment: 1 } },
    select: { codeHash: true },
  });
  return claimed ?? null;
}

/** Gives a check back that the provider never answered. */
export async function returnCheck(db: Db, phoneNumber: string): Promise<void> {
  await db.phoneVerification.updateMany({
    where: { phoneNumber, consumedAt: null, checkCount: { gt: 0 } },
    data: { checkCount: { decrement: 1 } },
  });
}

/** Whether the number has an open code whose checks are used up. */
export async function hasUsedUpChecks(
  db: Db,
  input: { phoneNumber: string; now: Date; maxChecks: number },
): Promise<boolean> {
  const count = await db.phoneVerification.count({
    where: {
      phoneNumber: input.phoneNumber,
      consumedAt: null,
      expiresAt: { gt: input.now },
      checkCount: { gte: input.maxChecks },
    },
  });
  return count > 0;
}

/** Uses a code up. @returns whether this caller was the one who did. */
export async function consumeCode(
  db: Db,
  input: { phoneNumber: string; codeHash: string | null; now: Date },
): Promise<boolean> {
  const { count } = await db.phoneVerification.updateMany({
    where: { phoneNumber: input.phoneNumber, codeHash: input.codeHash, consumedAt: null },
    data: { consumedAt: input.now, codeHash: null },
  });
  return count === 1;
}

export async function deleteVerification(db: Db, phoneNumber: string): Promise<void> {
  await db.phoneVerification.deleteMany({ where: { phoneNumber } });
}

export async function isOptedOut(db: Db, phoneNumber: string): Promise<boolean> {
  return (await db.smsOptOut.count({ where: { phoneNumber } })) > 0;
}

export async function optOut(db: Db, phoneNumber: string): Promise<void> {
  await db.smsOptOut.createMany({ data: [{ phoneNumber }], skipDuplicates: true });
}

export async function optIn(db: Db, phoneNumber: string): Promise<void> {
  await db.smsOptOut.deleteMany({ where: { phoneNumber } });
}
