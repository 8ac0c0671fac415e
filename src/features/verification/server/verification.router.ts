import { z } from 'zod';
import { developerProcedure, publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { idInputSchema, idSchema } from '../../../shared/wire.ts';
import {
  answerSchema,
  markCountsSchema,
  ownVerificationSchema,
  shownMarkSchema,
} from '../verification.ts';
import { countsOfMarks, shownMark } from './marks.service.ts';
import {
  answerTask,
  askToBeVerified,
  getOwnVerification,
  withdrawRequest,
} from './own-verification.service.ts';

/** `shown` and `marks` are public; the rest is for the developer. */
export const verificationRouter = router({
  shown: publicReadProcedure
    .input(z.object({ developerId: idSchema() }))
    .output(shownMarkSchema.nullable())
    .query(({ ctx, input }) => shownMark(ctx.deps, input.developerId)),

  marks: publicReadProcedure.output(markCountsSchema).query(({ ctx }) => countsOfMarks(ctx.deps)),

  own: developerProcedure
    .output(ownVerificationSchema)
    .query(({ ctx }) => getOwnVerification(ctx.deps, ctx.developer.developerId)),

  ask: developerProcedure
    .output(ownVerificationSchema)
    .mutation(({ ctx }) => askToBeVerified(ctx.deps, ctx.developer.developerId)),

  withdraw: developerProcedure
    .input(idInputSchema)
    .output(ownVerificationSchema)
    .mutation(({ ctx, input }) => withdrawRequest(ctx.deps, ctx.developer.developerId, input.id)),

  answer: developerProcedure
    .input(answerSchema)
    .output(ownVerificationSchema)
    .mutation(({ ctx, input }) => answerTask(ctx.deps, ctx.developer.developerId, input)),
});
