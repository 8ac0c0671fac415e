import { z } from 'zod';
import { adminProcedure, router } from '../../../server/trpc/init.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { anyDocumentRefSchema } from '../../documents/documents.ts';
import {
  factAnswerInputSchema,
  factAnswerSchema,
  factReopenInputSchema,
  factsOfTextSchema,
  openFactsInputSchema,
  openFactsSchema,
  recheckedSchema,
  recheckListInputSchema,
  recheckOutcomeSchema,
  recheckPageSchema,
  recheckSeveralSchema,
  recheckUndoSchema,
} from '../facts.ts';
import { answerFact, factsOfText, findOpenFacts, reopenFact } from './facts.service.ts';
import {
  countDueRechecks,
  listRechecks,
  recheckFact,
  recheckFacts,
  undoRechecks,
} from './rechecks.service.ts';

/** @param kinds content whose texts are searched for facts, beside posts */
export const factsRouter = (kinds: readonly ContentKind[]) =>
  router({
    of: adminProcedure
      .input(anyDocumentRefSchema)
      .output(factsOfTextSchema)
      .query(({ ctx, input }) => factsOfText(ctx.deps, ctx.admin, input, kinds)),

    answer: adminProcedure
      .input(factAnswerInputSchema)
      .output(factAnswerSchema)
      .mutation(({ ctx, input }) => answerFact(ctx.deps, ctx.admin, input, kinds)),

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
      .query(({ ctx, input }) => listRechecks(ctx.deps, ctx.admin, input, kinds)),

    dueCount: adminProcedure
      .output(z.number().int())
      .query(({ ctx }) => countDueRechecks(ctx.deps, ctx.admin, kinds)),

    recheck: adminProcedure
      .input(recheckOutcomeSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await recheckFact(ctx.deps, ctx.admin, input, kinds);
        return success;
      }),

    recheckSeveral: adminProcedure
      .input(recheckSeveralSchema)
      .output(recheckedSchema)
      .mutation(({ ctx, input }) => recheckFacts(ctx.deps, ctx.admin, input, kinds)),

    undoRechecks: adminProcedure
      .input(recheckUndoSchema)
      .output(recheckedSchema)
      .mutation(({ ctx, input }) => undoRechecks(ctx.deps, ctx.admin, input, kinds)),
  });
