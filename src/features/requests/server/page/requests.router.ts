import { keyProcedure, publicProcedure, router } from '../../../../server/trpc/init.ts';
import {
  draftSaveSchema,
  savedDraftSchema,
  unsentDraftSchema,
} from '../../../../shared/admin/unsent-drafts.ts';
import { success, successSchema } from '../../../../shared/wire.ts';
import {
  ndaFormSchema,
  remarkSchema,
  requestKeyInputSchema,
  requestPageSchema,
} from '../../requests.ts';
import { acceptNda } from './nda.service.ts';
import { getRequestPage, markAnswersSeen } from './request-page.service.ts';
import { getRemarkDraft, saveRemarkDraft } from './said/remark-drafts.service.ts';
import { addRemark } from './said/remarks.service.ts';
import { withdrawRequest } from './withdrawal.service.ts';

/** The page of a request, for everybody who has one of its keys. */
export const requestsRouter = router({
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

  remark: publicProcedure
    .input(remarkSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await addRemark(ctx.deps, input);
      return success;
    }),

  remarkDraft: keyProcedure
    .input(requestKeyInputSchema)
    .output(unsentDraftSchema.nullable())
    .query(({ ctx, input }) => getRemarkDraft(ctx.deps, input.key)),

  saveRemarkDraft: publicProcedure
    .input(draftSaveSchema.extend(requestKeyInputSchema.shape))
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) => saveRemarkDraft(ctx.deps, input)),

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
      await withdrawRequest(ctx.deps, input.key);
      return success;
    }),
});
