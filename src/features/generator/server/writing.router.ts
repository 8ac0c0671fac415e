import { adminWho, router } from '../../../server/trpc/init.ts';
import { pageInputSchema } from '../../../shared/admin.ts';
import {
  aiUsagePageSchema,
  monthUsageSchema,
  savedWritingSettingsSchema,
  writingSettingsInputSchema,
} from '../writing.ts';
import { readWritingSettings, saveWritingSettings } from './settings/writing-settings.service.ts';
import { suggestionsRouter } from './suggestions/suggestions.router.ts';
import { listUsage, monthUsage } from './usage/ai-usage.service.ts';

/** House style and AI usage. */
export const writingRouter = router({
  settings: adminWho('seeAiRequests')
    .output(savedWritingSettingsSchema)
    .query(({ ctx }) => readWritingSettings(ctx.deps.db.prisma)),

  saveSettings: adminWho('setHouseStyle')
    .input(writingSettingsInputSchema)
    .output(savedWritingSettingsSchema)
    .mutation(({ ctx, input }) => saveWritingSettings(ctx.deps, ctx.admin, input)),

  month: adminWho('seeAiRequests')
    .output(monthUsageSchema)
    .query(({ ctx }) => monthUsage(ctx.deps)),

  suggestions: suggestionsRouter,

  usage: adminWho('seeAiRequests')
    .input(pageInputSchema)
    .output(aiUsagePageSchema)
    .query(({ ctx, input }) => listUsage(ctx.deps, input)),
});
