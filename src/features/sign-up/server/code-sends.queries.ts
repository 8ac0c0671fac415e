import type { Db } from '../../../server/db/client.ts';
import { type CodeBudget, Prisma } from '../../../server/db/generated/client.ts';
import { codeLimits } from '../../../shared/limits/limits.ts';

export interface CodeAsker {
  /** Hash of the browser cookie's id. Null without a cookie issued by this site. */
  browserHash: string | null;
  addressGroup: string;
  networkGroup: string;
}

const countedSeconds = codeLimits.budget.windowSeconds;

/** Counts of recent sends. Failed sends count only in `failed…`. Used codes count only toward budgets. */
export interface SendUsage {
  /** Since the last used code of this caller. */
  ofAsker: number;
  askerLastAt: Date | null;
  /** Last 24 hours, from browsers that never signed in with the number: all, and from this network. */
  number: number;
  numberFromNetwork: number;
  /** Last 24 hours, from browsers that signed in with the number before. */
  numberFromKnown: number;
  numberFirstAt: Date | null;
  /** Last hour, from this caller's address or network to any number. */
  address: number;
  network: number;
  /** Last 24 hours, per budget. */
  general: number;
  country: number;
  member: number;
  memberFromNetwork: number;
  knownBrowser: number;
  budgetFirstAt: Date | null;
  /** Last five minutes: attempts that the provider refused or could not deliver. */
  failedOfNumber: number;
  failedOfAddress: number;
  failed: number;
}

export async function readSendUsage(
  db: Db,
  input: { phoneNumber: string; country: string; asker: CodeAsker; now: Date },
): Promise<SendUsage> {
  const { phoneNumber, country, asker, now } = input;
  const ofNumber = Prisma.sql`"phoneNumber" = ${phoneNumber}`;
  const ofAsker = asker.browserHash
    ? Prisma.sql`${ofNumber} AND "browserHash" = ${asker.browserHash}`
    : Prisma.sql`${ofNumber} AND "addressGroup" = ${asker.addressGroup}`;
  const [usage] = await db.$queryRaw<SendUsage[]>(Prisma.sql`
    WITH code AS (
      SELECT "id", "phoneNumber", "country", "budget", "browserHash", "fromKnownBrowser", "addressGroup", "networkGroup", "usedAt", "createdAt",
        "delivery" IN ('pending', 'sent') AND "usedAt" IS NULL AND "budget" <> 'text' AS waits,
        "delivery" <> 'failed' AND "budget" <> 'text' AS costs,
        "delivery" IN ('failed', 'unclear', 'undelivered') AND "createdAt"
          > ${now}::timestamptz - make_interval(secs => ${codeLimits.failed.windowSeconds}::int) AS "failedNow",
        "createdAt" > ${now}::timestamptz
          - make_interval(secs => ${codeLimits.address.windowSeconds}::int) AS "isThisHour"
      FROM "SignInCode"
      WHERE "createdAt" > ${now}::timestamptz - make_interval(secs => ${countedSeconds}::int)
    ), asked AS (
      SELECT "createdAt" FROM code
      WHERE waits AND ${ofAsker}
        AND "id" > COALESCE((SELECT max("id") FROM code WHERE ${ofAsker} AND "usedAt" IS NOT NULL), 0)
    )
    SELECT
      (SELECT count(*)::int FROM asked) AS "ofAsker",
      (SELECT max("createdAt") FROM asked) AS "askerLastAt",
      count(*) FILTER (WHERE waits AND NOT "fromKnownBrowser" AND ${ofNumber})::int AS "number",
      count(*) FILTER (WHERE waits AND NOT "fromKnownBrowser" AND ${ofNumber}
        AND "networkGroup" = ${asker.networkGroup})::int AS "numberFromNetwork",
      count(*) FILTER (WHERE waits AND "fromKnownBrowser" AND ${ofNumber})::int AS "numberFromKnown",
      min("createdAt") FILTER (WHERE waits AND ${ofNumber}) AS "numberFirstAt",
      count(*) FILTER (WHERE waits AND "isThisHour"
        AND "addressGroup" = ${asker.addressGroup})::int AS "address",
      count(*) FILTER (WHERE waits AND "isThisHour"
        AND "networkGroup" = ${asker.networkGroup})::int AS "network",
      count(*) FILTER (WHERE costs AND "budget" = 'general')::int AS "general",
      count(*) FILTER (WHERE costs AND "budget" = 'general'
        AND "country" = ${country})::int AS "country",
      count(*) FILTER (WHERE costs AND "budget" = 'member')::int AS "member",
      count(*) FILTER (WHERE costs AND "budget" = 'member'
        AND "networkGroup" = ${asker.networkGroup})::int AS "memberFromNetwork",
      count(*) FILTER (WHERE costs AND "budget" = 'knownBrowser')::int AS "knownBrowser",
      min("createdAt") FILTER (WHERE costs) AS "budgetFirstAt",
      count(*) FILTER (WHERE "failedNow" AND ${ofNumber})::int AS "failedOfNumber",
      count(*) FILTER (WHERE "failedNow"
        AND "addressGroup" = ${asker.addressGroup})::int AS "failedOfAddress",
      count(*) FILTER (WHERE "failedNow")::int AS "failed"
    FROM code`);
  if (!usage) throw new Error('Counting sends answered nothing.');
  return usage;
}

export function countPaidSends(
  db: Db,
  now: Date,
): Promise<{ budget: CodeBudget; country: string; count: number }[]> {
  return db.$queryRaw`
    SELECT "budget", "country", count(*)::int AS "count" FROM "SignInCode"
    WHERE "createdAt" > ${now}::timestamptz - make_interval(secs => ${countedSeconds}::int)
      AND "delivery" <> 'failed' AND "budget" <> 'text'
    GROUP BY "budget", "country" ORDER BY "budget", "country"`;
}

/** Advisory lock key. Must be unique in the database. */
const sendLock = 7_412_001;

/** Serializes send decisions, so that limits hold exactly. */
export async function lockSends(db: Db): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${sendLock}::bigint)`;
}

export async function insertCode(
  db: Db,
  input: {
    phoneNumber: string;
    country: string;
    budget: CodeBudget;
    browserHash: string;
    fromKnownBrowser: boolean;
    addressGroup: string;
    networkGroup: string;
    codeHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<number> {
  const { now, ...code } = input;
  const { id } = await db.signInCode.create({
    data: { ...code, createdAt: now },
    select: { id: true },
  });
  return id;
}
