import { z } from 'zod';
import { adminProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { documentRefSchema } from '../../documents/documents.ts';
import {
  factAnswerInputSchema,
  factAnswerSchema,
  factReopenInputSchema,
  factsOfTextSchema,
  openFactsInputSchema,
  openFactsSchema,
  recheckListInputSchema,
  recheckOutcomeSchema,
  recheckPageSchema,
} from '../facts.ts';
import { answerFact, factsOfText, findOpenFacts, reopenFact } from './facts.service.ts';
import { countDueRechecks, listRechecks, recheckFact } from './rechecks.service.ts';

export const factsRouter = router({
  of: adminProcedure
    .input(documentRefSchema)
    .output(factsOfTextSchema)
    .query(({ ctx, input }) => factsOfText(ctx.deps, ctx.admin, input)),

  answer: adminProcedure
    .input(factAnswerInputSchema)
    .output(factAnswerSchema)
    .mutation(({ ctx, input }) => answerFact(ctx.deps, ctx.admin, input)),

  reopen: adminProcedure
    .input(factReopenInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await reopenFact(ctx.deps, ctx.admin, input);
      return success;
    }),

  open: adminProcedure
    .input(openFactsInputSchema)
    .output(z.array(openFactsSchema))
    .query(({ ctx, input }) => findOpenFacts(ctx.deps, ctx.admin, input.postIds)),

  rechecks: adminProcedure
    .input(recheckListInputSchema)
    .output(recheckPageSchema)
    .query(({ ctx, input }) => listRechecks(ctx.deps, ctx.admin, input)),

  dueCount: adminProcedure
    .output(z.number().int())
    .query(({ ctx }) => countDueRechecks(ctx.deps, ctx.admin)),

  recheck: adminProcedure
    .input(recheckOutcomeSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await recheckFact(ctx.deps, ctx.admin, input);
      return success;
    }),
});
