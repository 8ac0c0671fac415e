import { z } from 'zod';
import { jobIdSchema, messageIdSchema, troubledWorkSchema } from '../../../shared/admin-jobs.ts';
import { adminProcedure, router } from '../../trpc/init.ts';
import {
  countTroubledWork,
  discardJob,
  discardUnclearMessage,
  listTroubledWork,
  retryJob,
  sendMessageAgain,
} from './troubled-work.service.ts';

const done = z.object({ success: z.literal(true) });
const success = { success: true as const };

/** Background work that needs somebody to look at it. */
export const troubledWorkRouter = router({
  list: adminProcedure.output(troubledWorkSchema).query(({ ctx }) => listTroubledWork(ctx.deps)),

  count: adminProcedure
    .output(z.object({ count: z.number().int() }))
    .query(async ({ ctx }) => ({ count: await countTroubledWork(ctx.deps) })),

  retryJob: adminProcedure
    .input(jobIdSchema)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  discardJob: adminProcedure
    .input(jobIdSchema)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await discardJob(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  sendMessageAgain: adminProcedure
    .input(messageIdSchema)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await sendMessageAgain(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  discardMessage: adminProcedure
    .input(messageIdSchema)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await discardUnclearMessage(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
