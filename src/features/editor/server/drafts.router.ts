import { z } from 'zod';
import { adminProcedure, provenAdminProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { draftIdSchema, editorWindowSchema } from '../../documents/documents.ts';
import { removeDiscarded, setDiscarded } from '../../documents/server/new-documents.service.ts';
import { postFieldsShape, savedPostSchema } from '../../posts/post-editing.ts';
import { createPostFromDraft } from './draft-posts.service.ts';

const draftInput = z.object({ id: draftIdSchema });

/** Posts that are written and not created. Their text is an autosave. */
export const draftsRouter = router({
  createPost: adminProcedure
    .input(z.object({ draftId: draftIdSchema, window: editorWindowSchema, ...postFieldsShape() }))
    .output(savedPostSchema)
    .mutation(async ({ ctx, input }) => ({
      data: await createPostFromDraft(ctx.deps, ctx.admin, input),
    })),

  delete: provenAdminProcedure
    .input(draftInput)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setDiscarded(ctx.deps, ctx.admin, { key: input.id, isDiscarded: true });
      return success;
    }),

  undelete: adminProcedure
    .input(draftInput)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setDiscarded(ctx.deps, ctx.admin, { key: input.id, isDiscarded: false });
      return success;
    }),

  deleteForGood: provenAdminProcedure
    .input(draftInput)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await removeDiscarded(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
