import { z } from 'zod';
import { pageOf } from '../../shared/admin/admin.ts';
import { timestamp } from '../../shared/wire.ts';

export const houseStyleLimits = { voice: 2_000, words: 1_000, samplePosts: 3 } as const;

const int32 = 2_147_483_647;

function boundedText(name: string, maxLength: number) {
  return z.string().max(maxLength, `${name} must be at most ${maxLength} characters`);
}

export const houseStyleSchema = z.object({
  voice: boundedText('Voice', houseStyleLimits.voice),
  /** One per line. */
  wordsToUse: boundedText('Words to use', houseStyleLimits.words),
  wordsToAvoid: boundedText('Words to avoid', houseStyleLimits.words),
  samplePostIds: z
    .array(z.int().min(1).max(int32))
    .max(
      houseStyleLimits.samplePosts,
      `Choose at most ${houseStyleLimits.samplePosts} sample posts`,
    ),
  /** Null for no limit. */
  monthlyTokenLimit: z.int().min(1).max(int32).nullable(),
  monthlyCentLimit: z.int().min(1).max(int32).nullable(),
  /** Shows readers which posts a model contributed to. */
  showsProvenance: z.boolean(),
});

export const houseStyleInputSchema = z.object({
  settings: houseStyleSchema,
  version: z.int().min(0).max(int32),
});

export const savedHouseStyleSchema = houseStyleSchema.extend({
  version: z.int(),
  samplePosts: z.array(z.object({ id: z.int(), title: z.string() })),
});

const usageSum = {
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Millionths of a dollar; null when no request has a price. */
  costMicros: z.number().nullable(),
  requestCount: z.int(),
};

const took = {
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Millionths of a dollar; null when no price is set. */
  costMicros: z.number().nullable(),
  /** Some tokens are estimated from characters, because the service did not report them. */
  isEstimated: z.boolean(),
};

/** Costs of one text so far, and of the last request of each kind. */
export const writingCostsSchema = z.object({
  /** Null when nothing was asked for this text. */
  ofText: z.object({ ...took, requestCount: z.int(), unpricedCount: z.int() }).nullable(),
  last: z.array(z.object({ purpose: z.string(), ...took })),
});

/** Usage since the first of the month (UTC). */
export const monthUsageSchema = z.object({
  since: timestamp(),
  ...usageSum,
  /** Some tokens are estimated from characters, because the service did not report them. */
  isEstimated: z.boolean(),
  unpricedCount: z.int(),
  purposes: z.array(z.object({ purpose: z.string(), ...usageSum })),
  monthlyTokenLimit: z.int().nullable(),
  monthlyCentLimit: z.int().nullable(),
  hasPrices: z.boolean(),
});

export const aiUsageSchema = z.object({
  id: z.int(),
  createdAt: timestamp(),
  actor: z.string(),
  purpose: z.string(),
  model: z.string(),
  outcome: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  isEstimated: z.boolean(),
  costMicros: z.number().nullable(),
  durationMs: z.int(),
});

export const aiUsagePageSchema = pageOf(aiUsageSchema);

export type HouseStyle = z.infer<typeof houseStyleSchema>;
export type SavedHouseStyle = z.infer<typeof savedHouseStyleSchema>;
export type MonthUsage = z.infer<typeof monthUsageSchema>;
export type WritingCosts = z.infer<typeof writingCostsSchema>;
export type AiUsage = z.infer<typeof aiUsageSchema>;
