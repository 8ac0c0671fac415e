import { z } from 'zod';
import {
  csvFileSchema,
  inboxEntrySchema,
  inboxFilterSchema,
  inboxListInputSchema,
  inboxPageSchema,
  inboxUpdateSchema,
} from '../../../../shared/contact-inbox.ts';
import { adminProcedure, provenAdminProcedure, router } from '../../../trpc/init.ts';
import {
  countSuspected,
  countUnread,
  exportInbox,
  listInbox,
  updateRequest,
} from './inbox.service.ts';

export const inboxRouter = router({
  list: adminProcedure
    .input(inboxListInputSchema)
    .output(inboxPageSchema)
    .query(({ ctx, input }) => listInbox(ctx.deps, input)),

  unreadCount: adminProcedure.output(z.number().int()).query(({ ctx }) => countUnread(ctx.deps)),

  suspectedCount: adminProcedure
    .output(z.number().int())
    .query(({ ctx }) => countSuspected(ctx.deps)),

  update: adminProcedure
    .input(inboxUpdateSchema)
    .output(inboxEntrySchema)
    .mutation(({ ctx, input }) => updateRequest(ctx.deps, ctx.admin, input)),

  /** A mutation because it is noted in the activity log. */
  exportCsv: provenAdminProcedure
    .input(inboxFilterSchema)
    .output(csvFileSchema)
    .mutation(({ ctx, input }) => exportInbox(ctx.deps, ctx.admin, input)),
});
