import { z } from 'zod';
import {
  ownersDraftInputSchema,
  ownersDraftSaveSchema,
  ownersDraftSchema,
  ownersSavedDraftSchema,
} from '../../../../shared/owners-drafts.ts';
import { adminWho, router } from '../../../trpc/init.ts';
import { listDraftedRequests } from '../../unsent-drafts/unsent-drafts.service.ts';
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
