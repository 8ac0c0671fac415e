import { adminWho, router } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import {
  listedDevelopersInputSchema,
  listedDevelopersSchema,
  profileHidingSchema,
  profileShowingSchema,
} from '../../admin-developers.ts';
import { hideProfile, listForOwner, type NotifyDeveloper, showProfile } from './hiding.service.ts';

const ownerProcedure = adminWho('hideProfiles');

export const hidingAdminRouter = (notifyDeveloper: NotifyDeveloper) =>
  router({
    list: ownerProcedure
      .input(listedDevelopersInputSchema)
      .output(listedDevelopersSchema)
      .query(({ ctx, input }) => listForOwner(ctx.deps, input)),

    hide: ownerProcedure
      .input(profileHidingSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await hideProfile({ ...ctx.deps, notifyDeveloper }, ctx.admin, input);
        return success;
      }),

    show: ownerProcedure
      .input(profileShowingSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await showProfile({ ...ctx.deps, notifyDeveloper }, ctx.admin, input.developerId);
        return success;
      }),
  });
