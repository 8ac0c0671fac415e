import { keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import { savedDraftSchema, unsentDraftSchema } from '../../../../shared/admin/unsent-drafts.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import { entryDraftSaveSchema, linkKeyInputSchema } from '../../../conversations/conversations.ts';
import {
  getEntryDraft,
  saveEntryDraft,
} from '../../../conversations/server/entries/entry-drafts.service.ts';
import { ndaFormSchema, requestEntryForm, requestPageSchema } from '../../requests.ts';
import { acceptNda } from './nda.service.ts';
import { openWriter } from './request-keys.service.ts';
import { getRequestPage, markAnswersSeen } from './request-page.service.ts';
import { addSendersEntry } from './said/entries.service.ts';
import { type TakeBackTestimonial, withdrawRequest } from './withdrawal.service.ts';

/** The key of the request is the only authorization. */
export const requestsRouter = (takeBackTestimonial: TakeBackTestimonial) =>
  router({
    byKey: keyProcedure
      .input(linkKeyInputSchema)
      .output(requestPageSchema)
      .query(({ ctx, input }) => getRequestPage(ctx.deps, input.key)),

    markSeen: publicProcedure
      .input(linkKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await markAnswersSeen(ctx.deps, input.key);
        return success;
      }),

    addEntry: publicProcedure
      .input(requestEntryForm.sent)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await addSendersEntry(ctx.deps, input);
        return success;
      }),

    entryDraft: keyProcedure
      .input(linkKeyInputSchema)
      .output(unsentDraftSchema.nullable())
      .query(({ ctx, input }) => getEntryDraft(ctx.deps, openWriter, input)),

    saveEntryDraft: publicProcedure
      .input(entryDraftSaveSchema)
      .output(savedDraftSchema)
      .mutation(({ ctx, input }) => saveEntryDraft(ctx.deps, openWriter, input)),

    acceptNda: publicProcedure
      .input(ndaFormSchema.extend(linkKeyInputSchema.shape))
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await acceptNda(ctx.deps, input);
        return success;
      }),

    withdraw: publicProcedure
      .input(linkKeyInputSchema)
      .output(successSchema)
      .mutation(async ({ ctx, input }) => {
        await withdrawRequest(ctx.deps, input.key, takeBackTestimonial);
        return success;
      }),
  });
