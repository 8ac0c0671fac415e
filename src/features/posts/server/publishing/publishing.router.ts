import { z } from 'zod';
import { countTokenWrite } from '../../../../server/auth/token-writes.ts';
import {
  adminProcedure,
  provenAdminOrTokenProcedure,
  provenAdminProcedure,
} from '../../../../server/trpc/init.ts';
import { idInputSchema, idSchema, success, successSchema } from '../../../../shared/wire.ts';
import { editorPostSchema, publicationTime } from '../../post-editing.ts';
import { ifMatchHeader } from '../post-etag.ts';
import { releasePost } from './held-back.service.ts';
import {
  deletePost,
  deletePostForGood,
  publishPost,
  schedulePost,
  undeletePost,
  unpublishPost,
} from './publishing.service.ts';

export const publishingProcedures = {
  publish: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => publishPost(ctx.deps, ctx.admin, input.id)),

  release: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await releasePost(ctx.deps, ctx.admin, input.id);
      return success;
    }),

  unpublish: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => unpublishPost(ctx.deps, ctx.admin, input.id)),

  schedule: adminProcedure
    .input(idInputSchema.extend({ publishedAt: publicationTime() }))
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => schedulePost(ctx.deps, ctx.admin, input)),

  delete: provenAdminOrTokenProcedure('posts:delete')
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/admin/posts/{id}',
        tags: ['Blog'],
        summary: 'Delete a post',
        description:
          'It is gone for readers at once, and its slug is free. The admin area can bring it back for 30 days. With `If-Match`, deleting a version that was not seen is refused with 412.',
        protect: true,
        errorResponses: [400, 401, 403, 404, 412, 429],
        requestHeaders: ifMatchHeader,
      },
    })
    .input(z.object({ id: idSchema().describe('Id of the post') }))
    .output(editorPostSchema)
    .mutation(async ({ ctx, input }) => {
      await countTokenWrite(ctx.deps, ctx.admin);
      return deletePost(ctx.deps, ctx.admin, { ...input, ifMatch: ctx.ifMatch });
    }),

  undelete: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => undeletePost(ctx.deps, ctx.admin, input.id)),

  deleteForGood: provenAdminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await deletePostForGood(ctx.deps, ctx.admin, input.id);
      return success;
    }),
};
