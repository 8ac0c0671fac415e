import { keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { savedDraftSchema, unsentDraftSchema } from '../../../../shared/admin/unsent-drafts.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import {
  entryDraftSaveSchema,
  messageKeyInputSchema,
  messagePageSchema,
  newMessageEntrySchema,
} from '../../message-pages.ts';
import { getEntryDraft, saveEntryDraft } from './message-drafts.service.ts';
import { addToMessage, getMessagePage, takeMessageBack } from './message-page.service.ts';

export const messagePageRouter = router({
  byKey: keyProcedure
    .input(messageKeyInputSchema)
    .output(messagePageSchema)
    .query(({ ctx, input }) => getMessagePage(ctx.deps, input.key)),

  add: publicProcedure
    .input(newMessageEntrySchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await addToMessage(ctx.deps, input);
      return success;
    }),

  draft: keyProcedure
    .input(messageKeyInputSchema)
    .output(unsentDraftSchema.nullable())
    .query(({ ctx, input }) => getEntryDraft(ctx.deps, input.key)),

  saveDraft: publicProcedure
    .input(entryDraftSaveSchema)
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) => saveEntryDraft(ctx.deps, input)),

  takeBack: publicProcedure
    .input(messageKeyInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await takeMessageBack(ctx.deps, input.key);
      return success;
    }),
});
