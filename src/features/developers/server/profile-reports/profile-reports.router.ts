import { z } from 'zod';
import type { NotifyDeveloper } from '../../../../server/outbox/developer-notice.ts';
import { adminWho, provenAdminWho, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../../shared/wire.ts';
import { profileReportFormSchema, profileReportPageSchema } from '../../reports/profile-reports.ts';
import {
  profileReportDismissalSchema,
  reportedPictureSchema,
  reportedProfilesSchema,
} from '../../reports/reported-profiles.ts';
import {
  dismissProfileReports,
  listReportedProfiles,
  removeReportedPicture,
  reportProfile,
} from './profile-reports.service.ts';

export const profileReportProcedures = {
  reportForm: publicProcedure
    .output(profileReportPageSchema)
    .query(({ ctx }) => ({ isAnswered: ctx.deps.mail.ownerAddress !== null })),

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

export const profileReportsAdminRouter = (notifyDeveloper: NotifyDeveloper) =>
  router({
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

    removePicture: provenAdminWho('hideProfiles')
      .input(reportedPictureSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await removeReportedPicture({ ...ctx.deps, notifyDeveloper }, ctx.admin, input);
        return success;
      }),
  });
