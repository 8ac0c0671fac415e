import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import {
  csvFileSchema,
  inboxEntrySchema,
  inboxFilterSchema,
  inboxListInputSchema,
  inboxPageSchema,
  openedRequestSchema,
  requestMoveSchema,
  requestNoteSchema,
  requestReminderSchema,
} from '../../contact-inbox.ts';
import { countSuspected, countUnread, listInbox, openRequest } from './inbox.service.ts';
import { addNote, markRead, moveEntry, remindOf } from './inbox-changes.service.ts';
import { inboxDraftsRouter } from './inbox-drafts.router.ts';
import { exportInbox } from './inbox-export.service.ts';
import { savedRepliesRouter } from './saved-replies.router.ts';

const inboxProcedure = adminWho('answerRequests');

export const inboxRouter = router({
  list: inboxProcedure
    .input(inboxListInputSchema)
    .output(inboxPageSchema)
    .query(({ ctx, input }) => listInbox(ctx.deps, input)),

  open: inboxProcedure
    .input(idInputSchema)
    .output(openedRequestSchema)
    .query(({ ctx, input }) => openRequest(ctx.deps, input)),

  unreadCount: inboxProcedure.output(z.number().int()).query(({ ctx }) => countUnread(ctx.deps)),

  suspectedCount: inboxProcedure
    .output(z.number().int())
    .query(({ ctx }) => countSuspected(ctx.deps)),

  move: inboxProcedure
    .input(requestMoveSchema)
    .output(inboxEntrySchema)
    .mutation(({ ctx, input }) => moveEntry(ctx.deps, ctx.admin, input)),

  markRead: inboxProcedure
    .input(idInputSchema)
    .output(inboxEntrySchema)
    .mutation(({ ctx, input }) => markRead(ctx.deps, ctx.admin, input)),

  addNote: inboxProcedure
    .input(requestNoteSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await addNote(ctx.deps, ctx.admin, input);
      return success;
    }),

  remind: inboxProcedure
    .input(requestReminderSchema)
    .output(inboxEntrySchema)
    .mutation(({ ctx, input }) => remindOf(ctx.deps, input)),

  replies: savedRepliesRouter,
  drafts: inboxDraftsRouter,

  /** A mutation because it is noted in the activity log. */
  exportCsv: provenAdminWho('answerRequests')
    .input(inboxFilterSchema)
    .output(csvFileSchema)
    .mutation(({ ctx, input }) => exportInbox(ctx.deps, ctx.admin, input)),
});
