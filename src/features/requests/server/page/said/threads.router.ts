import { z } from 'zod';
import { adminWho, router } from '../../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../../shared/wire.ts';
import {
  answerSchema,
  countersignFormSchema,
  requestIdInputSchema,
  requestThreadSchema,
} from '../../../requests.ts';
import { countersignNda } from '../nda.service.ts';
import { revokeRequestKeys } from '../request-keys.service.ts';
import { answerRequest } from './answers.service.ts';
import { getThread, listUnseen, markSendersEntriesSeen } from './threads.service.ts';

const threadProcedure = adminWho('answerRequests');

export const threadsRouter = router({
  get: threadProcedure
    .input(requestIdInputSchema)
    .output(requestThreadSchema)
    .query(({ ctx, input }) => getThread(ctx.deps, input.requestId)),

  unseen: threadProcedure
    .output(z.array(z.number().int()))
    .query(({ ctx }) => listUnseen(ctx.deps)),

  markSeen: threadProcedure
    .input(requestIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await markSendersEntriesSeen(ctx.deps, input.requestId);
      return success;
    }),

  answer: threadProcedure
    .input(answerSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerRequest(ctx.deps, ctx.admin, input);
      return success;
    }),

  acceptNda: threadProcedure
    .input(countersignFormSchema.extend(requestIdInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await countersignNda(ctx.deps, ctx.admin, input);
      return success;
    }),

  revokeLinks: threadProcedure
    .input(requestIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeRequestKeys(ctx.deps, ctx.admin, input.requestId);
      return success;
    }),
});
