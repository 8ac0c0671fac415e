import {
  developerProcedure,
  keyProcedure,
  publicProcedure,
  router,
} from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { nudgeAddressSchema, nudgeChoiceSchema } from '../../../developers/nudge-choice.ts';
import { nudgeKeyInputSchema, nudgePageSchema, nudgeSettingsSchema } from '../../nudges.ts';
import { confirmNudgeAddress, getNudgePage, stopNudges } from './nudge-page.service.ts';
import {
  chooseNudges,
  getNudgeSettings,
  removeNudgeAddress,
  setNudgeAddress,
} from './nudge-settings.service.ts';

export const nudgesRouter = router({
  get: developerProcedure
    .output(nudgeSettingsSchema)
    .query(({ ctx }) => getNudgeSettings(ctx.deps, ctx.developer.developerId)),

  choose: developerProcedure
    .input(nudgeChoiceSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await chooseNudges(ctx.deps.db.prisma, ctx.developer.developerId, input);
      return success;
    }),

  setAddress: developerProcedure
    .input(nudgeAddressSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setNudgeAddress(ctx.deps, ctx.developer.developerId, input.address);
      return success;
    }),

  removeAddress: developerProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await removeNudgeAddress(ctx.deps, ctx.developer.developerId);
    return success;
  }),

  page: router({
    byKey: keyProcedure
      .input(nudgeKeyInputSchema)
      .output(nudgePageSchema)
      .query(({ ctx, input }) => getNudgePage(ctx.deps, input.key)),

    confirm: publicProcedure
      .input(nudgeKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await confirmNudgeAddress(ctx.deps, input.key);
        return success;
      }),

    stop: publicProcedure
      .input(nudgeKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await stopNudges(ctx.deps, input.key);
        return success;
      }),
  }),
});
