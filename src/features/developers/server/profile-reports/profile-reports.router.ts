import { z } from 'zod';
import { adminWho, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../../shared/wire.ts';
import {
  profileReportDismissalSchema,
  profileReportFormSchema,
  reportedProfilesSchema,
} from '../../profile-reports.ts';
import {
  dismissProfileReports,
  listReportedProfiles,
  reportProfile,
} from './profile-reports.service.ts';

export const profileReportProcedures = {
  reportProfile: publicProcedure
    .input(
      profileReportFormSchema.extend({
        developerId: idSchema(),
        website: z.string().max(500).optional(),
        fillTimeMs: z.number().nonnegative().optional(),
      }),
    )
    .output(successSchema)
    .mutation(async ({ ctx, input: { developerId, website, fillTimeMs, ...form } }) => {
      const signals = { website, fillTimeMs };
      await reportProfile(ctx.deps, { developerId, form, signals, ip: ctx.ip });
      return success;
    }),
};

const ownerProcedure = adminWho('hideProfiles');

export const profileReportsAdminRouter = router({
  list: ownerProcedure
    .output(reportedProfilesSchema)
    .query(({ ctx }) => listReportedProfiles(ctx.deps)),

  dismiss: ownerProcedure
    .input(profileReportDismissalSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await dismissProfileReports(ctx.deps, ctx.admin, input);
      return success;
    }),
});
