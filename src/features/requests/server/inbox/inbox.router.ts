import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../../server/trpc/init.ts';
import { csvFileSchema } from '../../../../shared/admin/admin.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import { listDraftedRequests } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import {
  assigneesSchema,
  assignmentSchema,
  inboxFilterSchema,
  inboxListInputSchema,
  inboxPageSchema,
  inboxWeekSchema,
  listedRequestSchema,
  openedRequestSchema,
  requestMoveSchema,
  requestMovesSchema,
  requestNoteSchema,
  requestReminderSchema,
  requestsMovedSchema,
} from '../../contact-inbox.ts';
import {
  ownersDraftInputSchema,
  ownersDraftSaveSchema,
  ownersDraftSchema,
  ownersSavedDraftSchema,
} from '../../owners-drafts.ts';
import { savedReplyFormSchema, savedReplySchema } from '../../saved-replies.ts';
import { mergingRouter } from '../merging/merging.router.ts';
import { assignRequest, listAssignees } from './assignment.service.ts';
import { countSuspected, countUnread, countWeek, listInbox, openRequest } from './inbox.service.ts';
import { addNote, markRead, moveForAdmin, moveSeveral, remindOf } from './inbox-changes.service.ts';
import { getOwnersDraft, saveOwnersDraft } from './inbox-drafts.service.ts';
import { exportInbox, type FindAsked } from './inbox-export.service.ts';
import { listReplies, removeReply, saveReply } from './saved-replies.service.ts';

interface InboxNeighbors {
  isQuoteDraft: (text: string) => boolean;
  findAsked: FindAsked;
}

const draftProcedure = adminWho('answerRequests');

/** Drafts are private to their writer. */
const inboxDraftsRouter = (isQuoteDraft: InboxNeighbors['isQuoteDraft']) =>
  router({
    get: draftProcedure
      .input(ownersDraftInputSchema)
      .output(ownersDraftSchema)
      .query(({ ctx, input }) => getOwnersDraft(ctx.deps, ctx.admin, input)),

    save: draftProcedure
      .input(ownersDraftSaveSchema(isQuoteDraft))
      .output(ownersSavedDraftSchema)
      .mutation(({ ctx, input }) => saveOwnersDraft(ctx.deps, ctx.admin, input)),

    requestIds: draftProcedure
      .output(z.array(z.number().int()))
      .query(({ ctx }) => listDraftedRequests(ctx.deps, ctx.admin.adminId)),
  });

const savedRepliesRouter = router({
  list: adminWho('answerRequests')
    .output(z.array(savedReplySchema))
    .query(({ ctx }) => listReplies(ctx.deps)),

  save: adminWho('answerRequests')
    .input(savedReplyFormSchema)
    .output(savedReplySchema)
    .mutation(({ ctx, input }) => saveReply(ctx.deps, input)),

  remove: provenAdminWho('answerRequests')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await removeReply(ctx.deps, input.id);
      return success;
    }),
});

const inboxProcedure = adminWho('answerRequests');

export const inboxRouter = ({ isQuoteDraft, findAsked }: InboxNeighbors) =>
  router({
    list: inboxProcedure
      .input(inboxListInputSchema)
      .output(inboxPageSchema)
      .query(({ ctx, input }) => listInbox(ctx.deps, ctx.admin, input)),

    open: inboxProcedure
      .input(idInputSchema)
      .output(openedRequestSchema)
      .query(({ ctx, input }) => openRequest(ctx.deps, input)),

    unreadCount: inboxProcedure.output(z.number().int()).query(({ ctx }) => countUnread(ctx.deps)),

    suspectedCount: inboxProcedure
      .output(z.number().int())
      .query(({ ctx }) => countSuspected(ctx.deps)),

    week: inboxProcedure.output(inboxWeekSchema).query(({ ctx }) => countWeek(ctx.deps)),

    move: inboxProcedure
      .input(requestMoveSchema)
      .output(listedRequestSchema)
      .mutation(({ ctx, input }) => moveForAdmin(ctx.deps, ctx.admin, input)),

    moveSeveral: inboxProcedure
      .input(requestMovesSchema)
      .output(requestsMovedSchema)
      .mutation(({ ctx, input }) => moveSeveral(ctx.deps, ctx.admin, input.moves)),

    markRead: inboxProcedure
      .input(idInputSchema)
      .output(listedRequestSchema)
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
      .output(listedRequestSchema)
      .mutation(({ ctx, input }) => remindOf(ctx.deps, input)),

    assignees: inboxProcedure.output(assigneesSchema).query(({ ctx }) => listAssignees(ctx.deps)),

    assign: inboxProcedure
      .input(assignmentSchema)
      .output(listedRequestSchema)
      .mutation(({ ctx, input }) => assignRequest(ctx.deps, ctx.admin, input)),

    merging: mergingRouter,
    replies: savedRepliesRouter,
    drafts: inboxDraftsRouter(isQuoteDraft),

    /** A mutation, because the export is recorded in the activity log. */
    exportCsv: provenAdminWho('answerRequests')
      .input(inboxFilterSchema)
      .output(csvFileSchema)
      .mutation(({ ctx, input }) => exportInbox(ctx.deps, ctx.admin, { wanted: input, findAsked })),
  });
