import { z } from 'zod';
import {
  adminWho,
  publicProcedure,
  publicReadProcedure,
  router,
} from '../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../shared/wire.ts';
import {
  checkSubmission,
  submissionAnswerSchema,
  submissionFields,
  submissionListInputSchema,
  submissionMovesSchema,
  submissionPageSchema,
  submissionsMovedSchema,
  submitPageInputSchema,
  submitPageSchema,
} from '../submissions.ts';
import {
  countWaiting,
  hideSendersName,
  listSubmissions,
  moveSubmissions,
} from './decisions.service.ts';
import { sendSubmission, submitPage } from './sending.service.ts';

export const submissionsRouter = router({
  page: publicReadProcedure
    .input(submitPageInputSchema)
    .output(submitPageSchema)
    .query(({ ctx, input }) => submitPage(ctx.deps, input)),

  send: publicProcedure
    .input(
      z
        .object({
          ...submissionFields,
          website: z.string().max(500).optional(),
          fillTimeMs: z.number().nonnegative().optional(),
        })
        .superRefine(checkSubmission),
    )
    .output(submissionAnswerSchema)
    .mutation(({ ctx, input: { website, fillTimeMs, ...form } }) =>
      sendSubmission(ctx.deps, { form, signals: { website, fillTimeMs }, ip: ctx.ip }),
    ),
});

const ownerProcedure = adminWho('editContent');

export const submissionsAdminRouter = router({
  list: ownerProcedure
    .input(submissionListInputSchema)
    .output(submissionPageSchema)
    .query(({ ctx, input }) => listSubmissions(ctx.deps, input)),

  waitingCount: ownerProcedure.output(z.number().int()).query(({ ctx }) => countWaiting(ctx.deps)),

  move: ownerProcedure
    .input(submissionMovesSchema)
    .output(submissionsMovedSchema)
    .mutation(({ ctx, input }) => moveSubmissions(ctx.deps, ctx.admin, input)),

  hideName: ownerProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await hideSendersName(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
