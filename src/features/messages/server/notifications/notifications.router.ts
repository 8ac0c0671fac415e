import {
  developerProcedure,
  keyProcedure,
  publicProcedure,
  router,
} from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../../conversations/conversations.ts';
import {
  notificationAddressSchema,
  notificationChoiceSchema,
} from '../../../developers/notification-choice.ts';
import { notificationPageSchema, notificationSettingsSchema } from '../../notifications.ts';
import {
  confirmNotificationAddress,
  getNotificationPage,
  stopNotifications,
} from './notification-page.service.ts';
import {
  chooseNotifications,
  getNotificationSettings,
  removeNotificationAddress,
  setNotificationAddress,
} from './notification-settings.service.ts';

export const notificationsRouter = router({
  get: developerProcedure
    .output(notificationSettingsSchema)
    .query(({ ctx }) => getNotificationSettings(ctx.deps, ctx.developer.developerId)),

  choose: developerProcedure
    .input(notificationChoiceSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await chooseNotifications(ctx.deps.db.prisma, ctx.developer.developerId, input);
      return success;
    }),

  setAddress: developerProcedure
    .input(notificationAddressSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setNotificationAddress(ctx.deps, ctx.developer.developerId, input.address);
      return success;
    }),

  removeAddress: developerProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await removeNotificationAddress(ctx.deps, ctx.developer.developerId);
    return success;
  }),

  page: router({
    byKey: keyProcedure
      .input(linkKeyInputSchema)
      .output(notificationPageSchema)
      .query(({ ctx, input }) => getNotificationPage(ctx.deps, input.key)),

    confirm: publicProcedure
      .input(linkKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await confirmNotificationAddress(ctx.deps, input.key);
        return success;
      }),

    stop: publicProcedure
      .input(linkKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await stopNotifications(ctx.deps, input.key);
        return success;
      }),
  }),
});
