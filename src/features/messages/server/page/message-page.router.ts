import { keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { savedDraftSchema, unsentDraftSchema } from '../../../../shared/admin/unsent-drafts.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import {
  additionDraftSaveSchema,
  additionSchema,
  messageKeyInputSchema,
  messagePageSchema,
} from '../../message-pages.ts';
import { getAdditionDraft, saveAdditionDraft } from './message-drafts.service.ts';
import { addToMessage, getMessagePage, takeMessageBack } from './message-page.service.ts';

export const messagePageRouter = router({
  byKey: keyProcedure
    .input(messageKeyInputSchema)
    .output(messagePageSchema)
    .query(({ ctx, input }) => getMessagePage(ctx.deps, input.key)),

  add: publicProcedure
    .input(additionSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await addToMessage(ctx.deps, input);
      return success;
    }),

  draft: keyProcedure
    .input(messageKeyInputSchema)
    .output(unsentDraftSchema.nullable())
    .query(({ ctx, input }) => getAdditionDraft(ctx.deps, input.key)),

  saveDraft: publicProcedure
    .input(additionDraftSaveSchema)
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) => saveAdditionDraft(ctx.deps, input)),

  takeBack: publicProcedure
    .input(messageKeyInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await takeMessageBack(ctx.deps, input.key);
      return success;
    }),
});
