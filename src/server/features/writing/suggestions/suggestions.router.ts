import { z } from 'zod';
import { previewedSchema } from '../../../../shared/post-previews.ts';
import {
  acceptanceSchema,
  provenanceSchema,
  suggestionIdSchema,
  suggestionInputSchema,
  suggestionProgressSchema,
  suggestionSchema,
} from '../../../../shared/suggestions.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { adminProcedure, router } from '../../../trpc/init.ts';
import { listProvenance } from '../../posts/provenance/provenance.service.ts';
import { acceptSuggestion, suggest, suggestionProgress } from './suggestions.service.ts';

/** What a model suggests to somebody who writes, and what of it is in which post. */
export const suggestionsRouter = router({
  /** Answers when the model is done; meanwhile `progress` says what has arrived. */
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
