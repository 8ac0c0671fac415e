import { z } from 'zod';
import { adminProcedure, adminWho, router } from '../../../server/trpc/init.ts';
import { pageInputSchema } from '../../../shared/admin/admin.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { documentRefSchema } from '../../documents/documents.ts';
import { provenanceSchema } from '../../posts/post-editing.ts';
import { listProvenance } from '../../posts/server/provenance/provenance.service.ts';
import {
  aiUsagePageSchema,
  houseStyleInputSchema,
  monthUsageSchema,
  savedHouseStyleSchema,
  writingCostsSchema,
} from '../house-style.ts';
import {
  acceptanceSchema,
  suggestionIdSchema,
  suggestionInputSchema,
  suggestionProgressSchema,
  suggestionSchema,
} from '../suggestions.ts';
import { readHouseStyle, saveHouseStyle } from './house-style/house-style.service.ts';
import {
  acceptSuggestion,
  suggest,
  suggestionProgress,
} from './suggestions/suggestions.service.ts';
import { listUsage, monthUsage, writingCosts } from './usage/ai-usage.service.ts';

export const suggestionsRouter = router({
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

  costs: adminProcedure
    .input(z.object({ text: documentRefSchema }))
    .output(writingCostsSchema)
    .query(({ ctx, input }) => writingCosts(ctx.deps, ctx.admin, input.text)),

  provenance: adminProcedure
    .input(z.object({ post: documentRefSchema }))
    .output(z.array(provenanceSchema))
    .query(({ ctx, input }) => listProvenance(ctx.deps, ctx.admin, input.post)),
});

export const houseStyleRouter = router({
  get: adminWho('seeAiRequests')
    .output(savedHouseStyleSchema)
    .query(({ ctx }) => readHouseStyle(ctx.deps.db.prisma)),

  save: adminWho('setHouseStyle')
    .input(houseStyleInputSchema)
    .output(savedHouseStyleSchema)
    .mutation(({ ctx, input }) => saveHouseStyle(ctx.deps, ctx.admin, input)),

  month: adminWho('seeAiRequests')
    .output(monthUsageSchema)
    .query(({ ctx }) => monthUsage(ctx.deps)),

  usage: adminWho('seeAiRequests')
    .input(pageInputSchema)
    .output(aiUsagePageSchema)
    .query(({ ctx, input }) => listUsage(ctx.deps, input)),
});
