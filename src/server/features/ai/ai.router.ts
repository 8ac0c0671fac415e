import { z } from 'zod';
import {
  draftEventSchema,
  generatedAnswerSchema,
  generatorStatusSchema,
  subjectSchema,
} from '../../../shared/admin-drafts.ts';
import { adminOrTokenProcedure, adminProcedure } from '../../trpc/init.ts';
import { streamOf } from '../../trpc/stream-of.ts';
import { generateDraft, generatorStatus, streamDraft } from './ai.service.ts';

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
      return { data: await generateDraft(ctx.deps, { ...input, admin, signal }) };
    }),

  /** The same, told while it happens; hanging up cancels it. */
  generateStream: adminProcedure
    .input(z.object({ subject: subjectSchema() }))
    .output(streamOf(draftEventSchema))
    .mutation(({ ctx, input }) => {
      const { admin, signal } = ctx;
      return streamDraft(ctx.deps, { ...input, admin, signal });
    }),
};
