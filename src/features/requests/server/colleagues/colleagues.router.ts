import { adminWho, keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../../conversations/conversations.ts';
import { colleagueEndFormSchema, colleagueFormSchema, colleaguesSchema } from '../../colleagues.ts';
import { requestIdInputSchema } from '../../requests.ts';
import {
  endByKey,
  endForOwner,
  inviteByKey,
  inviteForOwner,
  listColleagues,
  listColleaguesByKey,
} from './colleagues.service.ts';

/** The key of the request is the only authorization. */
export const colleaguesRouter = router({
  list: keyProcedure
    .input(linkKeyInputSchema)
    .output(colleaguesSchema)
    .query(({ ctx, input }) => listColleaguesByKey(ctx.deps, input.key)),

  invite: publicProcedure
    .input(colleagueFormSchema.extend(linkKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await inviteByKey(ctx.deps, input);
      return success;
    }),

  end: publicProcedure
    .input(colleagueEndFormSchema.extend(linkKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endByKey(ctx.deps, input);
      return success;
    }),
});

const colleagueProcedure = adminWho('answerRequests');

export const colleaguesAdminRouter = router({
  list: colleagueProcedure
    .input(requestIdInputSchema)
    .output(colleaguesSchema)
    .query(({ ctx, input }) => listColleagues(ctx.deps, input.requestId)),

  invite: colleagueProcedure
    .input(colleagueFormSchema.extend(requestIdInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await inviteForOwner(ctx.deps, ctx.admin, input);
      return success;
    }),

  end: colleagueProcedure
    .input(requestIdInputSchema.extend({ id: idSchema() }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endForOwner(ctx.deps, ctx.admin, input);
      return success;
    }),
});
