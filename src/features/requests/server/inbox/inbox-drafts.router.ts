import { z } from 'zod';
import { adminWho, router } from '../../../../server/trpc/init.ts';
import {
  ownersDraftInputSchema,
  ownersDraftSaveSchema,
  ownersDraftSchema,
  ownersSavedDraftSchema,
} from '../../../../shared/owners-drafts.ts';
import { listDraftedRequests } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import { getOwnersDraft, saveOwnersDraft } from './inbox-drafts.service.ts';

const draftProcedure = adminWho('answerRequests');

/** Unsent words about a request, for nobody but their writer. */
export const inboxDraftsRouter = router({
  get: draftProcedure
    .input(ownersDraftInputSchema)
    .output(ownersDraftSchema)
    .query(({ ctx, input }) => getOwnersDraft(ctx.deps, ctx.admin, input)),

  save: draftProcedure
    .input(ownersDraftSaveSchema)
    .output(ownersSavedDraftSchema)
    .mutation(({ ctx, input }) => saveOwnersDraft(ctx.deps, ctx.admin, input)),

  requestIds: draftProcedure
    .output(z.array(z.number().int()))
    .query(({ ctx }) => listDraftedRequests(ctx.deps, ctx.admin.adminId)),
});
