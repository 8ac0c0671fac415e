import { z } from 'zod';
import { adminProcedure, adminWho, router } from '../../../server/trpc/init.ts';
import { pageInputSchema } from '../../../shared/admin/admin.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { previewedSchema, provenanceSchema } from '../../posts/post-editing.ts';
import { listProvenance } from '../../posts/server/provenance/provenance.service.ts';
import {
  acceptanceSchema,
  suggestionIdSchema,
  suggestionInputSchema,
  suggestionProgressSchema,
  suggestionSchema,
} from '../suggestions.ts';
import {
  aiUsagePageSchema,
  monthUsageSchema,
  savedWritingSettingsSchema,
  writingSettingsInputSchema,
} from '../writing.ts';
import { readWritingSettings, saveWritingSettings } from './settings/writing-settings.service.ts';
import {
  acceptSuggestion,
  suggest,
  suggestionProgress,
} from './suggestions/suggestions.service.ts';
import { listUsage, monthUsage } from './usage/ai-usage.service.ts';

const suggestionsRouter = router({
  /** Answers when the model is done; `progress` returns the partial text meanwhile. */
  ask: adminProcedure
    .meta({ asksModel: true })
    .input(suggestionInputSchema)
    .output(suggestionSchema)
    .mutation(({ ctx, input }) => ctx.pause(() => suggest(ctx.deps, ctx.admin, input, ctx.signal))),

  progress: adminProcedure
    .input(suggestionIdSchema)
    .output(suggestionProgressSchema)
    .query(({ ctx, input }) => suggestionProgress(ctx.deps, ctx.admin, input.id)),

  accept: adminProcedure
    .input(acceptanceSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await acceptSuggestion(ctx.deps, ctx.admin, input);
      return success;
    }),

  provenance: adminProcedure
    .input(z.object({ post: previewedSchema }))
    .output(z.array(provenanceSchema))
    .query(({ ctx, input }) => listProvenance(ctx.deps, ctx.admin, input.post)),
});

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
