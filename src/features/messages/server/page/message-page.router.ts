import { keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { savedDraftSchema, unsentDraftSchema } from '../../../../shared/admin/unsent-drafts.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { entryDraftSaveSchema, linkKeyInputSchema } from '../../../conversations/conversations.ts';
import {
  getEntryDraft,
  saveEntryDraft,
} from '../../../conversations/server/entries/entry-drafts.service.ts';
import { messageEntryForm, messagePageSchema } from '../../message-pages.ts';
import {
  addToMessage,
  getMessagePage,
  openSender,
  takeMessageBack,
} from './message-page.service.ts';

export const messagePageRouter = router({
  byKey: keyProcedure
    .input(linkKeyInputSchema)
    .output(messagePageSchema)
    .query(({ ctx, input }) => getMessagePage(ctx.deps, input.key)),

  add: publicProcedure
    .input(messageEntryForm.sent)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await addToMessage(ctx.deps, input);
      return success;
    }),

  draft: keyProcedure
    .input(linkKeyInputSchema)
    .output(unsentDraftSchema.nullable())
    .query(({ ctx, input }) => getEntryDraft(ctx.deps, openSender, input)),

  saveDraft: publicProcedure
    .input(entryDraftSaveSchema)
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) => saveEntryDraft(ctx.deps, openSender, input)),

  takeBack: publicProcedure
    .input(linkKeyInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await takeMessageBack(ctx.deps, input.key);
      return success;
    }),
});
