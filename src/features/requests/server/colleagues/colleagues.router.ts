import { adminWho, keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../../shared/wire.ts';
import { colleagueEndFormSchema, colleagueFormSchema, colleaguesSchema } from '../../colleagues.ts';
import { requestIdInputSchema, requestKeyInputSchema } from '../../requests.ts';
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
    .input(requestKeyInputSchema)
    .output(colleaguesSchema)
    .query(({ ctx, input }) => listColleaguesByKey(ctx.deps, input.key)),

  invite: publicProcedure
    .input(colleagueFormSchema.extend(requestKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await inviteByKey(ctx.deps, input);
      return success;
    }),

  end: publicProcedure
    .input(colleagueEndFormSchema.extend(requestKeyInputSchema.shape))
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
