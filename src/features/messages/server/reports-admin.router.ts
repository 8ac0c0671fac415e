import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { reportedMessagesSchema, reportIdSchema } from '../message-reports.ts';
import {
  blockReportedSender,
  deleteReported,
  dismissReport,
  endSiteBlock,
  listReportedMessages,
} from './report-answers.service.ts';

const ownerProcedure = adminWho('answerRequests');

export const reportsAdminRouter = router({
  list: ownerProcedure
    .output(reportedMessagesSchema)
    .query(({ ctx }) => listReportedMessages(ctx.deps)),

  dismiss: ownerProcedure
    .input(reportIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await dismissReport(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  deleteMessage: provenAdminWho('answerRequests')
    .input(reportIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteReported(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  blockSender: ownerProcedure
    .input(reportIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await blockReportedSender(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  unblock: ownerProcedure
    .input(reportIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endSiteBlock(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
