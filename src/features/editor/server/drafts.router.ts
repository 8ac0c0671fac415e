import { z } from 'zod';
import { adminProcedure, provenAdminProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { draftLineageShape, postDraftSchema, savedDraftSchema } from '../../posts/post-drafts.ts';
import {
  autosaveFormSchema,
  draftIdSchema,
  postFieldsShape,
  savedPostSchema,
} from '../../posts/post-editing.ts';
import {
  deleteDraftForGood,
  getDraft,
  saveDraft,
  setDraftDeleted,
} from '../../posts/server/drafts/drafts.service.ts';
import { createPostFromDraft } from './draft-posts.service.ts';

const draftInput = z.object({ id: draftIdSchema });

export const draftsRouter = router({
  get: adminProcedure
    .input(draftInput)
    .output(postDraftSchema.nullable())
    .query(({ ctx, input }) => getDraft(ctx.deps, ctx.admin, input.id)),

  save: adminProcedure
    .input(draftInput.extend({ ...draftLineageShape, form: autosaveFormSchema }))
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) => saveDraft(ctx.deps, ctx.admin, input)),

  createPost: adminProcedure
    .input(z.object({ draftId: draftIdSchema, ...draftLineageShape, ...postFieldsShape() }))
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => ({
      data: await createPostFromDraft(ctx.deps, ctx.admin, input),
    })),

  delete: provenAdminProcedure
    .input(draftInput)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setDraftDeleted(ctx.deps, ctx.admin, { id: input.id, isDeleted: true });
      return success;
    }),

  undelete: adminProcedure
    .input(draftInput)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setDraftDeleted(ctx.deps, ctx.admin, { id: input.id, isDeleted: false });
      return success;
    }),

  deleteForGood: provenAdminProcedure
    .input(draftInput)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteDraftForGood(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
