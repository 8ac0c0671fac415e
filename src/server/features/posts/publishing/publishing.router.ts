import { editorPostSchema, publicationTime } from '../../../../shared/post-editing.ts';
import { idInputSchema } from '../../../../shared/wire.ts';
import { adminProcedure, provenAdminProcedure } from '../../../trpc/init.ts';
import {
  deletePost,
  publishPost,
  schedulePost,
  undeletePost,
  unpublishPost,
} from './publishing.service.ts';

/** Who sees a post and from when, as procedures of the admin's posts. */
export const publishingProcedures = {
  publish: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => publishPost(ctx.deps, ctx.admin, input.id)),

  unpublish: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => unpublishPost(ctx.deps, ctx.admin, input.id)),

  schedule: adminProcedure
    .input(idInputSchema.extend({ publishedAt: publicationTime() }))
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => schedulePost(ctx.deps, ctx.admin, input)),

  delete: provenAdminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => deletePost(ctx.deps, ctx.admin, input.id)),

  undelete: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => undeletePost(ctx.deps, ctx.admin, input.id)),
};
