import { z } from 'zod';
import {
  csvFileSchema,
  inboxEntrySchema,
  inboxFilterSchema,
  inboxListInputSchema,
  inboxPageSchema,
  requestMoveSchema,
  requestNoteSchema,
} from '../../../../shared/contact-inbox.ts';
import { adminWho, provenAdminWho, router } from '../../../trpc/init.ts';
import {
  countSuspected,
  countUnread,
  exportInbox,
  keepNote,
  listInbox,
  moveEntry,
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

  move: inboxProcedure
    .input(requestMoveSchema)
    .output(inboxEntrySchema)
    .mutation(({ ctx, input }) => moveEntry(ctx.deps, ctx.admin, input)),

  keepNote: inboxProcedure
    .input(requestNoteSchema)
    .output(inboxEntrySchema)
    .mutation(({ ctx, input }) => keepNote(ctx.deps, input)),

  /** A mutation because it is noted in the activity log. */
  exportCsv: provenAdminWho('answerRequests')
    .input(inboxFilterSchema)
    .output(csvFileSchema)
    .mutation(({ ctx, input }) => exportInbox(ctx.deps, ctx.admin, input)),
});
