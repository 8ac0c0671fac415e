import { z } from 'zod';
import { pageOf } from '../../shared/admin.ts';
import { timestamp } from '../../shared/wire.ts';

/** Wire schemas of how the site writes, and of what it uses of the AI. */

export const houseStyleLimits = { voice: 2_000, words: 1_000, samplePosts: 3 } as const;

const int32 = 2_147_483_647;

/** A text of a form; long ones are refused by name. */
function boundedText(name: string, maxLength: number) {
  return z.string().max(maxLength, `${name} must be at most ${maxLength} characters`);
}

export const writingSettingsSchema = z.object({
  voice: boundedText('Voice', houseStyleLimits.voice),
  /** One a line. */
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
  /** In cents of a dollar. */
  monthlyCentLimit: z.int().min(1).max(int32).nullable(),
  /** Readers are told which posts a model had a part in. */
  showsProvenance: z.boolean(),
});

export const writingSettingsInputSchema = z.object({
  settings: writingSettingsSchema,
  version: z.int().min(0).max(int32),
});

export const savedWritingSettingsSchema = writingSettingsSchema.extend({
  version: z.int(),
  /** Those of the samples that are still there, in their order. */
  samplePosts: z.array(z.object({ id: z.int(), title: z.string() })),
});

const usageSum = {
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Millionths of a dollar; null where no request of them has a price. */
  costMicros: z.number().nullable(),
  requestCount: z.int(),
};

/** What the AI has been used for since the first of the month (UTC). */
export const monthUsageSchema = z.object({
  since: timestamp(),
  ...usageSum,
  /** Some of the tokens were reckoned from characters: the service did not count them. */
  isEstimated: z.boolean(),
  /** Requests that no price was set for. */
  unpricedCount: z.int(),
  purposes: z.array(z.object({ purpose: z.string(), ...usageSum })),
  monthlyTokenLimit: z.int().nullable(),
  monthlyCentLimit: z.int().nullable(),
  /** Whether the settings of the server say what tokens cost. */
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

export type WritingSettings = z.infer<typeof writingSettingsSchema>;
export type SavedWritingSettings = z.infer<typeof savedWritingSettingsSchema>;
export type MonthUsage = z.infer<typeof monthUsageSchema>;
export type AiUsage = z.infer<typeof aiUsageSchema>;
