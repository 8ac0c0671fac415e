import type { Db } from '../../../../server/db/client.ts';
import { type AiOutcome, type AiPurpose, Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

const usageSelect = {
  id: true,
  actor: true,
  purpose: true,
  model: true,
  outcome: true,
  inputTokens: true,
  outputTokens: true,
  isEstimated: true,
  costMicros: true,
  durationMs: true,
  createdAt: true,
} satisfies Prisma.AiUsageSelect;

export type StoredUsage = Prisma.AiUsageGetPayload<{ select: typeof usageSelect }>;

export const runningUsage = 'running' as const satisfies AiOutcome;

/** Arbitrary key of the advisory lock; no other lock may use it. */
const budgetLock = 4_201_717;

/** Serializes reservations: holds the advisory lock until the transaction ends. */
export async function lockBudget(tx: Db): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${budgetLock})::text`;
}

export interface PurposeSum {
  purpose: string;
  inputTokens: number;
  outputTokens: number;
  /** Null when no request has a price. */
  costMicros: number | null;
  requestCount: number;
  unpricedCount: number;
  isEstimated: boolean;
}

/** Sums usage by purpose since a time; running requests count with their maximum. */
export function sumUsage(db: Db, since: Date): Promise<PurposeSum[]> {
  return db.$queryRaw<PurposeSum[]>(Prisma.sql`
    SELECT "purpose", sum("inputTokens")::float8 AS "inputTokens", sum("outputTokens")::float8 AS "outputTokens",
      sum("costMicros")::float8 AS "costMicros", count(*)::int AS "requestCount",
      (count(*) FILTER (WHERE "costMicros" IS NULL))::int AS "unpricedCount", bool_or("isEstimated") AS "isEstimated"
    FROM "AiUsage" WHERE "createdAt" >= ${since}::timestamptz
    GROUP BY "purpose" ORDER BY sum("inputTokens" + "outputTokens") DESC, "purpose"`);
}

export function insertUsage(
  db: Db,
  data: {
    actor: string;
    adminId: number | null;
    purpose: AiPurpose;
    model: string;
    inputTokens: number;
    outputTokens: number;
    costMicros: bigint | null;
    documentId?: number | null;
    stagedDraftId?: number | null;
    createdAt: Date;
  },
): Promise<{ id: number }> {
  return db.aiUsage.create({
    data: { ...data, outcome: runningUsage, isEstimated: true },
    select: { id: true },
  });
}

/** Counts the requests of a staged draft for its document. */
export async function claimUsage(
  tx: Db,
  { stagedDraftId, documentId }: { stagedDraftId: number; documentId: number },
): Promise<void> {
  await tx.aiUsage.updateMany({ where: { stagedDraftId }, data: { documentId } });
}

export async function settleUsage(
  db: Db,
  id: number,
  data: {
    outcome: AiOutcome;
    inputTokens: number;
    outputTokens: number;
    isEstimated: boolean;
    costMicros: bigint | null;
    durationMs: number;
  },
): Promise<void> {
  await db.aiUsage.updateMany({ where: { id }, data });
}

export function findUsage(db: Db, page: { skip: number; take: number }): Promise<StoredUsage[]> {
  return db.aiUsage.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...page,
    select: usageSelect,
  });
}

export interface TextSum {
  inputTokens: number;
  outputTokens: number;
  costMicros: number | null;
  requestCount: number;
  unpricedCount: number;
  isEstimated: boolean;
}

/** Sums what the ended requests for a document took. */
export async function sumOfDocument(db: Db, documentId: number): Promise<TextSum | null> {
  const [sum] = await db.$queryRaw<TextSum[]>(Prisma.sql`
    SELECT sum("inputTokens")::float8 AS "inputTokens", sum("outputTokens")::float8 AS "outputTokens",
      sum("costMicros")::float8 AS "costMicros", count(*)::int AS "requestCount",
      (count(*) FILTER (WHERE "costMicros" IS NULL))::int AS "unpricedCount", bool_or("isEstimated") AS "isEstimated"
    FROM "AiUsage" WHERE "documentId" = ${documentId} AND "outcome" <> ${runningUsage}
    HAVING count(*) > 0`);
  return sum ?? null;
}

export interface LastUsage {
  purpose: string;
  inputTokens: number;
  outputTokens: number;
  costMicros: number | null;
  isEstimated: boolean;
}

/** Finds the last request of each purpose that had an answer. */
export function findLastUsage(db: Db, purposes: readonly string[]): Promise<LastUsage[]> {
  return db.$queryRaw<LastUsage[]>(Prisma.sql`
    SELECT asked."purpose", last."inputTokens", last."outputTokens", last."costMicros"::float8 AS "costMicros", last."isEstimated"
    FROM unnest(${[...purposes]}::text[]) AS asked("purpose")
    CROSS JOIN LATERAL (
      SELECT "inputTokens", "outputTokens", "costMicros", "isEstimated" FROM "AiUsage"
      WHERE "purpose" = asked."purpose"::"AiPurpose" AND "outcome" = 'ok' ORDER BY "createdAt" DESC LIMIT 1
    ) AS last`);
}

export function countUsage(db: Db): Promise<number> {
  return db.aiUsage.count();
}

export function purgeUsageBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.AiUsageWhereInput>(db.aiUsage, { createdAt: { lt: before } }, mode);
}
