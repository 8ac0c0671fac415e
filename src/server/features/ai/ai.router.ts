import { z } from 'zod';
import { idInputSchema, pageInputSchema } from '../../../shared/admin.ts';
import {
  generatedAnswerSchema,
  generationRequestPageSchema,
  generationSchema,
  generatorStatusSchema,
  subjectSchema,
} from '../../../shared/admin-drafts.ts';
import { savedPostSchema } from '../../../shared/admin-posts.ts';
import { maxId } from '../../../shared/blog.ts';
import { adminOrTokenProcedure, adminProcedure, router } from '../../trpc/init.ts';
import { generateDraft, generatorStatus } from './ai.service.ts';
import {
  cancelGeneration,
  currentGeneration,
  discardGeneration,
  listGenerationRequests,
  saveGeneration,
  startGeneration,
  undiscardGeneration,
} from './generations.service.ts';

const done = z.object({ success: z.literal(true) });
const success = { success: true as const };

/** What the AI generator of the admin area may do, as procedures of the admin router. */
export const aiProcedures = {
  generatorStatus: adminProcedure
    .output(generatorStatusSchema)
    .query(({ ctx }) => generatorStatus(ctx.deps)),

  generate: adminOrTokenProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/blog/generate',
        tags: ['Blog'],
        summary: 'Write a draft with AI',
        description:
          "Takes 30 to 60 seconds. The answer is a proposal and not saved; create a post from it with `isPublished` 'false'.",
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
      return { data: await ctx.place.pause(make) };
    }),
};

/** Drafts that go on without the browser, and stay until they are saved or discarded. Each admin has their own. */
export const generationsRouter = router({
  start: adminProcedure
    .input(z.object({ subject: subjectSchema(), categoryId: z.number().int().min(1).max(maxId) }))
    .output(generationSchema)
    .mutation(({ ctx, input }) => startGeneration(ctx.deps, ctx.admin, input)),

  current: adminProcedure
    .output(generationSchema.nullable())
    .query(({ ctx }) => currentGeneration(ctx.deps, ctx.admin)),

  cancel: adminProcedure
    .input(idInputSchema)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await cancelGeneration(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  discard: adminProcedure
    .input(idInputSchema)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await discardGeneration(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  undiscard: adminProcedure
    .input(idInputSchema)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await undiscardGeneration(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  save: adminProcedure
    .input(idInputSchema)
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => ({
      data: await saveGeneration(ctx.deps, ctx.admin, input.id),
    })),

  requests: adminProcedure
    .input(pageInputSchema)
    .output(generationRequestPageSchema)
    .query(({ ctx, input }) => listGenerationRequests(ctx.deps, ctx.admin, input)),
});
