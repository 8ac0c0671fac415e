import { z } from 'zod';
import { jobIdSchema, messageIdSchema, troubledWorkSchema } from '../../../shared/troubled-work.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { adminProcedure, router } from '../../trpc/init.ts';
import {
  countTroubledWork,
  discardJob,
  discardUnclearMessage,
  listTroubledWork,
  retryJob,
  sendMessageAgain,
} from './troubled-work.service.ts';

/** Background work that needs somebody to look at it. */
export const troubledWorkRouter = router({
  list: adminProcedure.output(troubledWorkSchema).query(({ ctx }) => listTroubledWork(ctx.deps)),

  count: adminProcedure
    .output(z.object({ count: z.number().int() }))
    .query(async ({ ctx }) => ({ count: await countTroubledWork(ctx.deps) })),

  retryJob: adminProcedure
    .input(jobIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  discardJob: adminProcedure
    .input(jobIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardJob(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  sendMessageAgain: adminProcedure
    .input(messageIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await sendMessageAgain(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  discardMessage: adminProcedure
    .input(messageIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await discardUnclearMessage(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
