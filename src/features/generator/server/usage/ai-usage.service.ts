import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { AiOutcome } from '../../../../server/db/generated/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { TokenUsage } from '../../../../server/integrations/ai/ai.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { adminPageSize } from '../../../../shared/admin/admin.ts';
import { type AiPurpose, aiPurposes } from '../../../../shared/ai-purposes.ts';
import { keptDays } from '../../../../shared/retention.ts';
import type { DocumentRef } from '../../../documents/documents.ts';
import { findUsableDocument } from '../../../documents/server/document-access.ts';
import { microsPerDollar } from '../../ai.ts';
import type { AiUsage, MonthUsage, WritingCosts } from '../../house-style.ts';
import { readHouseStyle } from '../house-style/house-style.service.ts';
import {
  countUsage,
  findLastUsage,
  findUsage,
  insertUsage,
  lockBudget,
  type PurposeSum,
  purgeUsageBefore,
  runningUsage,
  type StoredUsage,
  settleUsage,
  sumOfDocument,
  sumUsage,
} from './ai-usage.queries.ts';

export type UsageDeps = Pick<Deps, 'db' | 'settings' | 'clock' | 'log'>;

const microsPerCent = microsPerDollar / 100;

/** Caller: label for the logs, and the admin account if any. */
export interface Asker {
  label: string;
  adminId: number | null;
}

/** The text for which the model is asked. */
export interface UsageOf {
  documentId: number | null;
  stagedDraftId: number | null;
}

export interface Counted {
  purpose: AiPurpose;
  model: string;
  asker: Asker;
  of?: UsageOf | undefined;
}

/** Tokens for texts, whole pictures for pictures. */
type Taken = Pick<TokenUsage, 'inputTokens' | 'outputTokens'>;

/**
 * A price of one dollar per million tokens is one micro per token.
 * @returns null when no price is set
 */
function costMicrosOf({ settings }: UsageDeps, purpose: AiPurpose, taken: Taken): bigint | null {
  const { perMillionTokens, perPicture } = settings.ai.prices;
  if (purpose === 'picture') {
    return perPicture === null ? null : BigInt(Math.round(perPicture * microsPerDollar));
  }
  if (!perMillionTokens) return null;
  const { input, output } = perMillionTokens;
  return BigInt(Math.round(taken.inputTokens * input + taken.outputTokens * output));
}

function monthBegin(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

function totalOf(sums: readonly PurposeSum[]) {
  const add = (pick: (sum: PurposeSum) => number) =>
    sums.reduce((total, sum) => total + pick(sum), 0);
  const isPriced = sums.some(({ costMicros }) => costMicros !== null);
  return {
    inputTokens: add((sum) => sum.inputTokens),
    outputTokens: add((sum) => sum.outputTokens),
    costMicros: isPriced ? add((sum) => sum.costMicros ?? 0) : null,
    requestCount: add((sum) => sum.requestCount),
    unpricedCount: add((sum) => sum.unpricedCount),
    isEstimated: sums.some((sum) => sum.isEstimated),
  };
}

function fits(
  {
    monthlyTokenLimit,
    monthlyCentLimit,
  }: Pick<MonthUsage, 'monthlyTokenLimit' | 'monthlyCentLimit'>,
  used: Taken & { costMicros: number | null },
  most: Taken,
  costMicros: bigint | null,
): boolean {
  const tokens = used.inputTokens + used.outputTokens + most.inputTokens + most.outputTokens;
  const micros = (used.costMicros ?? 0) + Number(costMicros ?? 0);
  if (monthlyTokenLimit !== null && tokens > monthlyTokenLimit) return false;
  return monthlyCentLimit === null || micros <= monthlyCentLimit * microsPerCent;
}

/**
 * Reserves the maximum usage before a request, so that concurrent requests cannot exceed the monthly limit. A request that never
 * ends stays counted at its maximum.
 * @returns its id; null when the limit is exceeded
 */
export async function reserveUsage(
  deps: UsageDeps,
  { purpose, model, asker, of }: Counted,
  most: Taken,
): Promise<number | null> {
  const now = deps.clock.now();
  const costMicros = costMicrosOf(deps, purpose, most);
  return deps.db.prisma.$transaction(async (tx) => {
    await lockBudget(tx);
    const limits = await readHouseStyle(tx);
    const { monthlyTokenLimit, monthlyCentLimit } = limits;
    if (monthlyTokenLimit !== null || monthlyCentLimit !== null) {
      const used = totalOf(await sumUsage(tx, monthBegin(now)));
      if (!fits({ monthlyTokenLimit, monthlyCentLimit }, used, most, costMicros)) return null;
    }
    const { label: actor, adminId } = asker;
    const row = { actor, adminId, purpose, model, ...of, ...most, costMicros, createdAt: now };
    return (await insertUsage(tx, row)).id;
  });
}

/** Stores the actual usage. Logs errors instead of throwing, so that the answer is not lost. */
export async function endUsage(
  deps: UsageDeps,
  id: number,
  end: { purpose: AiPurpose; outcome: AiOutcome; usage: TokenUsage; durationMs: number },
): Promise<{ costMicros: number | null }> {
  const { purpose, outcome, usage, durationMs } = end;
  const isFree = purpose === 'picture' && outcome !== 'ok';
  const costMicros = isFree ? 0n : costMicrosOf(deps, purpose, usage);
  try {
    await settleUsage(deps.db.prisma, id, { outcome, ...usage, costMicros, durationMs });
  } catch (error) {
    deps.log.error({ err: error }, 'what a request to the AI took could not be written down');
  }
  return { costMicros: costMicros === null ? null : Number(costMicros) };
}

export async function monthUsage(deps: UsageDeps): Promise<MonthUsage> {
  const since = monthBegin(deps.clock.now());
  const [sums, limits] = await Promise.all([
    sumUsage(deps.db.prisma, since),
    readHouseStyle(deps.db.prisma),
  ]);
  const { monthlyTokenLimit, monthlyCentLimit } = limits;
  return {
    since,
    ...totalOf(sums),
    purposes: sums,
    ...{ monthlyTokenLimit, monthlyCentLimit },
    hasPrices: deps.settings.ai.prices.perMillionTokens !== null,
  };
}

/** True when not even the shortest request fits into what is left of the month. */
export async function isMonthUsedUp(
  deps: Pick<Deps, 'db' | 'settings' | 'clock' | 'log'>,
): Promise<boolean> {
  const { monthlyTokenLimit, monthlyCentLimit } = await readHouseStyle(deps.db.prisma);
  if (monthlyTokenLimit === null && monthlyCentLimit === null) return false;
  const used = totalOf(await sumUsage(deps.db.prisma, monthBegin(deps.clock.now())));
  const least = { inputTokens: 0, outputTokens: deps.settings.ai.maxOutputTokens };
  return !fits(
    { monthlyTokenLimit, monthlyCentLimit },
    used,
    least,
    costMicrosOf(deps, 'section', least),
  );
}

/** @throws DomainError NOT_FOUND for a document of somebody else */
export async function writingCosts(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  text: DocumentRef,
): Promise<WritingCosts> {
  const document = await findUsableDocument(db.prisma, admin, text);
  const [ofText, last] = await Promise.all([
    document && sumOfDocument(db.prisma, document.id),
    findLastUsage(db.prisma, aiPurposes),
  ]);
  return { ofText, last };
}

/** Multiple of the timeout after which a running request counts as lost with its process. */
const patience = 2;

function isLost(row: StoredUsage, { settings, clock }: Pick<Deps, 'settings' | 'clock'>): boolean {
  const ageMs = clock.now().getTime() - row.createdAt.getTime();
  return row.outcome === runningUsage && ageMs > settings.ai.timeoutMs * patience;
}

export async function listUsage(
  deps: Pick<Deps, 'db' | 'settings' | 'clock'>,
  { page }: { page: number },
) {
  const { db } = deps;
  const [rows, total] = await Promise.all([
    findUsage(db.prisma, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countUsage(db.prisma),
  ]);
  const items: AiUsage[] = rows.map((row) => ({
    ...row,
    outcome: isLost(row, deps) ? 'brokenOff' : row.outcome,
    costMicros: row.costMicros === null ? null : Number(row.costMicros),
  }));
  return { items, total, page, pageSize: adminPageSize };
}

export function purgeAiUsage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeUsageBefore(db.prisma, daysBefore(clock.now(), keptDays.aiUsage), mode);
}
