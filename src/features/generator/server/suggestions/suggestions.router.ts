import { z } from 'zod';
import { adminProcedure, router } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { previewedSchema } from '../../../editor/post-previews.ts';
import { listProvenance } from '../../../posts/server/provenance/provenance.service.ts';
import {
  acceptanceSchema,
  provenanceSchema,
  suggestionIdSchema,
  suggestionInputSchema,
  suggestionProgressSchema,
  suggestionSchema,
} from '../../suggestions.ts';
import { acceptSuggestion, suggest, suggestionProgress } from './suggestions.service.ts';

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

  provenance: adminProcedure
    .input(z.object({ post: previewedSchema }))
    .output(z.array(provenanceSchema))
    .query(({ ctx, input }) => listProvenance(ctx.deps, ctx.admin, input.post)),
});
