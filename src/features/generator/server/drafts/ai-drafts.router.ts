import { z } from 'zod';
import {
  adminOrTokenProcedure,
  adminProcedure,
  adminWho,
  router,
} from '../../../../server/trpc/init.ts';
import { pageInputSchema } from '../../../../shared/admin/admin.ts';
import { idInputSchema, idSchema, success, successSchema } from '../../../../shared/wire.ts';
import { savedPostSchema } from '../../../posts/post-editing.ts';
import {
  aiDraftRequestPageSchema,
  aiDraftSchema,
  aiDraftsStatusSchema,
  generatedAnswerSchema,
  subjectSchema,
} from '../../ai-drafts.ts';
import { listAiDraftRequests } from './ai-draft-log.service.ts';
import {
  cancelAiDraft,
  currentAiDraft,
  discardAiDraft,
  saveAiDraft,
  startAiDraft,
  undiscardAiDraft,
} from './ai-drafts.service.ts';
import { aiDraftsStatus, generateDraft } from './generate-draft.service.ts';

/** Merged into the admin router; the caller waits for the draft. */
export const aiProcedures = {
  generate: adminOrTokenProcedure('drafts:generate')
    .meta({
      asksModel: true,
      openapi: {
        method: 'POST',
        path: '/blog/generate',
        tags: ['Blog'],
        summary: 'Write a draft with AI',
        description:
          "Takes 30 to 60 seconds. The answer is a draft that is not saved; create a post from it with `isPublished` 'false'.",
        protect: true,
        errorResponses: [400, 401, 403, 429, 502, 503],
      },
    })
    .input(
      z
        .object({ subject: subjectSchema() })
        .meta({ examples: [{ subject: 'How to plan a first app in one evening' }] }),
    )
    .output(generatedAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      const { admin, signal } = ctx;
      const make = () => generateDraft(ctx.deps, { ...input, admin, signal });
      return { data: await ctx.pause(make) };
    }),
};

/** Background drafts, stored until they are saved or discarded. Each admin sees only their own. */
export const aiDraftsRouter = router({
  status: adminProcedure.output(aiDraftsStatusSchema).query(({ ctx }) => aiDraftsStatus(ctx.deps)),

  start: adminProcedure
    .input(z.object({ subject: subjectSchema(), categoryId: idSchema() }))
    .output(aiDraftSchema)
    .mutation(({ ctx, input }) => startAiDraft(ctx.deps, ctx.admin, input)),

  current: adminProcedure
    .output(aiDraftSchema.nullable())
    .query(({ ctx }) => currentAiDraft(ctx.deps, ctx.admin)),

  cancel: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await cancelAiDraft(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  discard: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardAiDraft(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  undiscard: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await undiscardAiDraft(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  save: adminProcedure
    .input(idInputSchema)
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => ({
      data: await saveAiDraft(ctx.deps, ctx.admin, input.id),
    })),

  requests: adminWho('seeAiRequests')
    .input(pageInputSchema)
    .output(aiDraftRequestPageSchema)
    .query(({ ctx, input }) => listAiDraftRequests(ctx.deps, ctx.admin, input)),
});
