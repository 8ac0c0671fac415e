import type { NotifyDeveloper } from '../../../../server/outbox/developer-notice.ts';
import { adminWho } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import {
  listedDevelopersInputSchema,
  listedDevelopersSchema,
  profileHidingSchema,
  profileShowingSchema,
  profilesChangedSchema,
  profilesHidingSchema,
  profilesShowingSchema,
} from '../../admin-developers.ts';
import {
  hideProfile,
  hideProfiles,
  listForOwner,
  showProfile,
  showProfiles,
} from './hiding.service.ts';

const ownerProcedure = adminWho('hideProfiles');

export const hidingAdminProcedures = (notifyDeveloper: NotifyDeveloper) => ({
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
      await showProfile({ ...ctx.deps, notifyDeveloper }, ctx.admin, input);
      return success;
    }),

  hideSeveral: ownerProcedure
    .input(profilesHidingSchema)
    .output(profilesChangedSchema)
    .mutation(({ ctx, input }) => hideProfiles({ ...ctx.deps, notifyDeveloper }, ctx.admin, input)),

  showSeveral: ownerProcedure
    .input(profilesShowingSchema)
    .output(profilesChangedSchema)
    .mutation(({ ctx, input }) => showProfiles({ ...ctx.deps, notifyDeveloper }, ctx.admin, input)),
});
