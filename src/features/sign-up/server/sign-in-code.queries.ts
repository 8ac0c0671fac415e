import type { Db } from '../../../server/db/client.ts';
import { type CodeDelivery, Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { codeLimits } from '../../../shared/limits/limits.ts';

export interface Checker {
  /** Hash of the browser cookie's id. Null without a cookie. */
  browserHash: string | null;
  addressGroup: string;
}

/** Pools: the requesting browser, its address, or anywhere else. */
function poolOf(checker: Checker) {
  const isSameBrowser = Prisma.sql`"browserHash" IS NOT DISTINCT FROM ${checker.browserHash}::text
    AND "browserHash" IS NOT NULL`;
  const isSameAddress = Prisma.sql`"addressGroup" = ${checker.addressGroup}`;
  return { isSameBrowser, isSameAddress };
}

/**
 * Takes one check from every open code of the number. Separate pools keep one caller from using up another's checks.
 * @returns codes that had checks left
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
        ELSE "otherChecks" END < ${codeLimits.checks.limit}::int
    RETURNING "id", "codeHash"`);
}

/** True for an unused, unexpired code, even without checks left. */
export async function hasOpenCode(
  db: Db,
  input: { phoneNumber: string; now: Date },
): Promise<boolean> {
  const count = await db.signInCode.count({
    where: { phoneNumber: input.phoneNumber, usedAt: null, expiresAt: { gt: input.now } },
  });
  return count > 0;
}

/** @returns false when the code was already used or has expired */
export async function useCode(db: Db, input: { id: number; now: Date }): Promise<boolean> {
  const { count } = await db.signInCode.updateMany({
    where: { id: input.id, usedAt: null, expiresAt: { gt: input.now } },
    data: { usedAt: input.now, codeHash: '' },
  });
  return count === 1;
}

/** Records the outcome of a send. A failed send voids the code. An earlier report of the provider is kept. */
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

/**
 * Records a failed delivery. The code stays valid, because reports can be wrong.
 * @returns false when it was already recorded
 */
export async function noteUndelivered(db: Db, id: number): Promise<boolean> {
  const { count } = await db.signInCode.updateMany({
    where: { id, usedAt: null, delivery: { in: ['pending', 'sent', 'unclear'] } },
    data: { delivery: 'undelivered' },
  });
  return count === 1;
}

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

/** @returns false when the message already has a code */
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
