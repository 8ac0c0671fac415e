import { z } from 'zod';
import {
  autosaveFormSchema,
  draftIdSchema,
  postFieldsShape,
  savedPostSchema,
} from '../../../shared/admin-posts.ts';
import {
  draftLineageShape,
  postDraftSchema,
  savedDraftSchema,
} from '../../../shared/post-drafts.ts';
import { adminProcedure, router } from '../../trpc/init.ts';
import {
  createPostFromDraft,
  getDraft,
  saveDraft,
  setDraftDeleted,
} from './post-drafts.service.ts';

const draftInput = z.object({ id: draftIdSchema });
const done = z.object({ success: z.literal(true) });

/** New posts while they are written; every admin may work on all of them, as on posts. */
export const draftsRouter = router({
  get: adminProcedure
    .input(draftInput)
    .output(postDraftSchema.nullable())
    .query(({ ctx, input }) => getDraft(ctx.deps, input.id)),

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

  delete: adminProcedure
    .input(draftInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setDraftDeleted(ctx.deps, ctx.admin, { id: input.id, isDeleted: true });
      return { success: true as const };
    }),

  undelete: adminProcedure
    .input(draftInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setDraftDeleted(ctx.deps, ctx.admin, { id: input.id, isDeleted: false });
      return { success: true as const };
    }),
});
