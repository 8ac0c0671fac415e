import { z } from 'zod';
import { adminProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import {
  claimAnswerInputSchema,
  claimAnswerSchema,
  claimedTextSchema,
  claimReopenInputSchema,
  claimsOfTextSchema,
  openClaimsInputSchema,
  openClaimsSchema,
  recheckListInputSchema,
  recheckOutcomeSchema,
  recheckPageSchema,
} from '../claims.ts';
import { answerClaim, claimsOfText, findOpenClaims, reopenClaim } from './claims.service.ts';
import { countDueRechecks, listRechecks, recheckFact } from './rechecks.service.ts';

export const claimsRouter = router({
  of: adminProcedure
    .input(claimedTextSchema)
    .output(claimsOfTextSchema)
    .query(({ ctx, input }) => claimsOfText(ctx.deps, ctx.admin, input)),

  answer: adminProcedure
    .input(claimAnswerInputSchema)
    .output(claimAnswerSchema)
    .mutation(({ ctx, input }) => answerClaim(ctx.deps, ctx.admin, input)),

  reopen: adminProcedure
    .input(claimReopenInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await reopenClaim(ctx.deps, ctx.admin, input);
      return success;
    }),

  open: adminProcedure
    .input(openClaimsInputSchema)
    .output(z.array(openClaimsSchema))
    .query(({ ctx, input }) => findOpenClaims(ctx.deps, ctx.admin, input.postIds)),

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
