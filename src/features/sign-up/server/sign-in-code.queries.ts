import type { Db } from '../../../server/db/client.ts';
import { type CodeDelivery, Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

/** Tries that each pool of a code has: see `claimChecks`. */
export const checksPerPool = 5;

/** Who checks a code, as far as it shows. */
export interface Checker {
  /** Of the id in the browser's cookie; null without one. */
  browserHash: string | null;
  addressGroup: string;
}

/** The pool that a check of a code counts in: by the browser that asked for it, at its address, or from elsewhere. */
function poolOf(checker: Checker) {
  const isSameBrowser = Prisma.sql`"browserHash" IS NOT DISTINCT FROM ${checker.browserHash}::text
    AND "browserHash" IS NOT NULL`;
  const isSameAddress = Prisma.sql`"addressGroup" = ${checker.addressGroup}`;
  return { isSameBrowser, isSameAddress };
}

/**
 * Takes one check of every open code of a number, each from the pool that the caller belongs to, so that nobody uses
 * up the tries of somebody else.
 * @returns the codes that may be compared; those without tries are left out.
 */
export function claimChecks(
  db: Db,
  input: { phoneNumber: string; checker: Checker; now: Date },
): Promise<{ id: number; codeHash: string }[]> {
  const { isSameBrowser, isSameAddress } = poolOf(input.checker);
  return db.$queryRaw(Prisma.sql`
    UPDATE "SignInCode" SET
      "browserChecks" = "browserChecks" + CASE WHEN ${isSameBrowser} THEN 1 ELSE 0 END,
      "addressChecks" = "addressChecks"
        + CASE WHEN NOT (${isSameBrowser}) AND ${isSameAddress} THEN 1 ELSE 0 END,
      "otherChecks" = "otherChecks"
        + CASE WHEN NOT (${isSameBrowser}) AND NOT (${isSameAddress}) THEN 1 ELSE 0 END
    WHERE "phoneNumber" = ${input.phoneNumber}
      AND "usedAt" IS NULL
      AND "expiresAt" > ${input.now}::timestamptz
      AND CASE
        WHEN ${isSameBrowser} THEN "browserChecks"
        WHEN ${isSameAddress} THEN "addressChecks"
        ELSE "otherChecks" END < ${checksPerPool}::int
    RETURNING "id", "codeHash"`);
}

/** Whether a number has a code that could still be right, with or without tries left. */
export async function hasOpenCode(
  db: Db,
  input: { phoneNumber: string; now: Date },
): Promise<boolean> {
  const count = await db.signInCode.count({
    where: { phoneNumber: input.phoneNumber, usedAt: null, expiresAt: { gt: input.now } },
  });
  return count > 0;
}

/** Uses a code up. @returns whether this caller was the one who did. */
export async function useCode(db: Db, input: { id: number; now: Date }): Promise<boolean> {
  const { count } = await db.signInCode.updateMany({
    where: { id: input.id, usedAt: null, expiresAt: { gt: input.now } },
    data: { usedAt: input.now, codeHash: '' },
  });
  return count === 1;
}

/**
 * Notes what became of a message. A code that was not sent is void; one that may arrive stays good. A report of the
 * provider's that came sooner stands.
 */
export async function noteDelivery(
  db: Db,
  input: { id: number; delivery: CodeDelivery; now: Date },
): Promise<void> {
  const { id, delivery, now } = input;
  await db.signInCode.updateMany({
    where: { id, delivery: 'pending' },
    data: { delivery, ...(delivery === 'failed' && { expiresAt: now, codeHash: '' }) },
  });
}

/** Notes that a message did not arrive. Its code stays good: such reports err. @returns whether that is news. */
export async function noteUndelivered(db: Db, id: number): Promise<boolean> {
  const { count } = await db.signInCode.updateMany({
    where: { id, usedAt: null, delivery: { in: ['pending', 'sent', 'unclear'] } },
    data: { delivery: 'undelivered' },
  });
  return count === 1;
}

/** What became of the last code that a browser asked for; null where it asked for none. */
export async function findLastDelivery(
  db: Db,
  input: { phoneNumber: string; browserHash: string; since: Date },
): Promise<CodeDelivery | null> {
  const { phoneNumber, browserHash, since } = input;
  const last = await db.signInCode.findFirst({
    where: { phoneNumber, browserHash, createdAt: { gt: since } },
    orderBy: { id: 'desc' },
    select: { delivery: true },
  });
  return last?.delivery ?? null;
}

/** A code that arrived replaces those that the same browser asked for before. */
export async function replaceEarlierCodes(
  db: Db,
  input: { id: number; phoneNumber: string; browserHash: string; now: Date },
): Promise<void> {
  await db.signInCode.updateMany({
    where: {
      id: { lt: input.id },
      phoneNumber: input.phoneNumber,
      browserHash: input.browserHash,
      delivery: 'sent',
      expiresAt: { gt: input.now },
    },
    data: { expiresAt: input.now, codeHash: '' },
  });
}

/** Stores a code that its number asked for by text message. @returns whether that message had none before. */
export async function insertTextedCode(
  db: Db,
  input: {
    messageId: string;
    phoneNumber: string;
    country: string;
    codeHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const { now, ...code } = input;
  const { count } = await db.signInCode.createMany({
    data: [{ ...code, createdAt: now, budget: 'text', delivery: 'sent' }],
    skipDuplicates: true,
  });
  return count === 1;
}

export async function deleteCodesOf(db: Db, phoneNumber: string): Promise<void> {
  await db.signInCode.deleteMany({ where: { phoneNumber } });
}

export function purgeCodesBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.signInCode, { createdAt: { lt: before } }, mode);
}
