import { z } from 'zod';
import {
  csvFileSchema,
  inboxEntrySchema,
  inboxFilterSchema,
  inboxListInputSchema,
  inboxPageSchema,
  inboxUpdateSchema,
} from '../../../../shared/contact-inbox.ts';
import { adminWho, provenAdminWho, router } from '../../../trpc/init.ts';
import {
  countSuspected,
  countUnread,
  exportInbox,
  listInbox,
  updateRequest,
} from './inbox.service.ts';

const inboxProcedure = adminWho('answerRequests');

export const inboxRouter = router({
  list: inboxProcedure
    .input(inboxListInputSchema)
    .output(inboxPageSchema)
    .query(({ ctx, input }) => listInbox(ctx.deps, input)),

  unreadCount: inboxProcedure.output(z.number().int()).query(({ ctx }) => countUnread(ctx.deps)),

  suspectedCount: inboxProcedure
    .output(z.number().int())
    .query(({ ctx }) => countSuspected(ctx.deps)),

  update: inboxProcedure
    .input(inboxUpdateSchema)
    .output(inboxEntrySchema)
    .mutation(({ ctx, input }) => updateRequest(ctx.deps, ctx.admin, input)),

  /** A mutation because it is noted in the activity log. */
  exportCsv: provenAdminWho('answerRequests')
    .input(inboxFilterSchema)
    .output(csvFileSchema)
    .mutation(({ ctx, input }) => exportInbox(ctx.deps, ctx.admin, input)),
});
