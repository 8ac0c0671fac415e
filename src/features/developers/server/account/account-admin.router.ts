import { adminWho, provenAdminWho } from '../../../../server/trpc/init.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { profileShowingSchema } from '../../admin-developers.ts';
import type { ForgetNumber } from './account.service.ts';
import { deleteForOwner, endSignIns } from './account-admin.service.ts';

export const accountAdminProcedures = (forgetNumber: ForgetNumber) => ({
  endSignIns: adminWho('hideProfiles')
    .input(profileShowingSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endSignIns(ctx.deps, ctx.admin, input.developerId);
      return success;
    }),

  delete: provenAdminWho('hideProfiles')
    .input(profileShowingSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteForOwner({ ...ctx.deps, forgetNumber }, ctx.admin, input.developerId);
      return success;
    }),
});
