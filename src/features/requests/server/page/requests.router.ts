import { keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import {
  draftSaveSchema,
  savedDraftSchema,
  unsentDraftSchema,
} from '../../../../shared/admin/unsent-drafts.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import {
  ndaFormSchema,
  newRequestEntrySchema,
  requestKeyInputSchema,
  requestPageSchema,
} from '../../requests.ts';
import { acceptNda } from './nda.service.ts';
import { getRequestPage, markAnswersSeen } from './request-page.service.ts';
import { addSendersEntry, getEntryDraft, saveEntryDraft } from './said/entries.service.ts';
import { type TakeBackTestimonial, withdrawRequest } from './withdrawal.service.ts';

/** The key of the request is the only authorization. */
export const requestsRouter = (takeBackTestimonial: TakeBackTestimonial) =>
  router({
    byKey: keyProcedure
      .input(requestKeyInputSchema)
      .output(requestPageSchema)
      .query(({ ctx, input }) => getRequestPage(ctx.deps, input.key)),

    markSeen: publicProcedure
      .input(requestKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await markAnswersSeen(ctx.deps, input.key);
        return success;
      }),

    addEntry: publicProcedure
      .input(newRequestEntrySchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await addSendersEntry(ctx.deps, input);
        return success;
      }),

    entryDraft: keyProcedure
      .input(requestKeyInputSchema)
      .output(unsentDraftSchema.nullable())
      .query(({ ctx, input }) => getEntryDraft(ctx.deps, input.key)),

    saveEntryDraft: publicProcedure
      .input(draftSaveSchema.extend(requestKeyInputSchema.shape))
      .output(savedDraftSchema)
      .mutation(({ ctx, input }) => saveEntryDraft(ctx.deps, input)),

    acceptNda: publicProcedure
      .input(ndaFormSchema.extend(requestKeyInputSchema.shape))
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await acceptNda(ctx.deps, input);
        return success;
      }),

    withdraw: publicProcedure
      .input(requestKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await withdrawRequest(ctx.deps, input.key, takeBackTestimonial);
        return success;
      }),
  });
