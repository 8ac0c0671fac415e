import { z } from 'zod';
import { adminProcedure, provenAdminProcedure, router } from '../../../../server/trpc/init.ts';
import {
  bulkChangeSchema,
  bulkOutcomeSchema,
  bulkUndoSchema,
  seenPostsSchema,
} from '../../post-bulk.ts';
import { changePosts, deletePosts, deletePostsForGood, undoChanges } from './bulk.service.ts';

const postsInput = z.object({ posts: seenPostsSchema });

export const bulkRouter = router({
  change: adminProcedure
    .input(postsInput.extend({ change: bulkChangeSchema }))
    .output(bulkOutcomeSchema)
    .mutation(({ ctx, input }) => changePosts(ctx.deps, ctx.admin, input)),

  delete: provenAdminProcedure
    .input(postsInput)
    .output(bulkOutcomeSchema)
    .mutation(({ ctx, input }) => deletePosts(ctx.deps, ctx.admin, input.posts)),

  deleteForGood: provenAdminProcedure
    .input(postsInput)
    .output(bulkOutcomeSchema.pick({ failed: true }))
    .mutation(({ ctx, input }) => deletePostsForGood(ctx.deps, ctx.admin, input.posts)),

  undo: adminProcedure
    .input(bulkUndoSchema)
    .output(bulkOutcomeSchema)
    .mutation(({ ctx, input }) => undoChanges(ctx.deps, ctx.admin, input.posts)),
});
