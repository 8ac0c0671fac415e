import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import {
  callCancellationSchema,
  callFeedSchema,
  callHeldSchema,
  callSettingsInputSchema,
  comingCallSchema,
  savedCallSettingsSchema,
} from '../calls.ts';
import { callCalendarsRouter } from './busy/calendars.router.ts';
import {
  createCallFeed,
  readCallSettings,
  revokeCallFeed,
  saveCallSettings,
} from './call-settings.service.ts';
import { listComingCalls } from './calls.service.ts';
import { cancelCallOfVisitor } from './cancellations.service.ts';
import { noteCallHeld } from './held-calls.service.ts';

const callProcedure = adminWho('answerRequests');

export const callsAdminRouter = router({
  coming: callProcedure
    .output(z.array(comingCallSchema))
    .query(({ ctx }) => listComingCalls(ctx.deps)),

  cancel: callProcedure
    .input(callCancellationSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await cancelCallOfVisitor(ctx.deps, ctx.admin, input);
      return success;
    }),

  noteHeld: callProcedure
    .input(callHeldSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await noteCallHeld(ctx.deps, ctx.admin, input);
      return success;
    }),

  calendars: callCalendarsRouter,

  settings: callProcedure
    .output(savedCallSettingsSchema)
    .query(({ ctx }) => readCallSettings(ctx.deps.db.prisma)),

  saveSettings: callProcedure
    .input(callSettingsInputSchema)
    .output(savedCallSettingsSchema)
    .mutation(({ ctx, input }) => saveCallSettings(ctx.deps, ctx.admin, input)),

  /** Requires a fresh proof of identity: the link shows all calls and names to anyone who has it. */
  createFeed: provenAdminWho('answerRequests')
    .output(callFeedSchema)
    .mutation(({ ctx }) => createCallFeed(ctx.deps, ctx.admin)),

  revokeFeed: callProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await revokeCallFeed(ctx.deps, ctx.admin);
    return success;
  }),
});
