import { z } from 'zod';
import { adminWho, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import {
  failedJobsSchema,
  jobIdSchema,
  jobsRetriedSchema,
  jobsSchema,
  messageIdSchema,
} from '../failed-jobs.ts';
import {
  countFailedJobs,
  discardJob,
  discardUnclearMessage,
  listFailedJobs,
  retryJob,
  retryJobs,
  sendMessageAgain,
} from './failed-jobs.service.ts';

const operatorProcedure = adminWho('operate');

export const failedJobsRouter = router({
  list: operatorProcedure.output(failedJobsSchema).query(({ ctx }) => listFailedJobs(ctx.deps)),

  count: operatorProcedure
    .output(z.object({ count: z.number().int() }))
    .query(async ({ ctx }) => ({ count: await countFailedJobs(ctx.deps) })),

  retryJob: operatorProcedure
    .input(jobIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  retryJobs: operatorProcedure
    .input(jobsSchema)
    .output(jobsRetriedSchema)
    .mutation(({ ctx, input }) => retryJobs(ctx.deps, ctx.admin, input.jobs)),

  discardJob: operatorProcedure
    .input(jobIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardJob(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  sendMessageAgain: operatorProcedure
    .input(messageIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await sendMessageAgain(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  discardMessage: operatorProcedure
    .input(messageIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardUnclearMessage(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
