import { z } from 'zod';
import { countTokenWrite } from '../../../../server/auth/token-writes.ts';
import { adminOrTokenProcedure, adminProcedure, router } from '../../../../server/trpc/init.ts';
import { idInputSchema, idSchema, success, successSchema } from '../../../../shared/wire.ts';
import { formerDetailsSchema, postDetailsSchema, postDetailsUpdate } from '../../post-details.ts';
import { postTagSchema } from '../../posts.ts';
import { getDetails, listFormerDetails, listTags, saveDetails } from './details.service.ts';

const tags = ['Blog'];
const path = '/admin/posts/{id}/details';

export const detailsRouter = router({
  get: adminOrTokenProcedure('posts:read')
    .meta({
      openapi: {
        method: 'GET',
        path,
        tags,
        summary: 'Tags, byline and the like of a post',
        protect: true,
        errorResponses: [400, 401, 403, 404],
      },
    })
    .input(z.object({ id: idSchema().describe('Id of the post') }))
    .output(postDetailsSchema)
    .query(({ ctx, input }) => getDetails(ctx.deps, ctx.admin, input.id)),

  save: adminOrTokenProcedure('posts:write')
    .meta({
      openapi: {
        method: 'PUT',
        path,
        tags,
        summary: 'Change tags, byline and the like of a post',
        description:
          'Fields that are left out stay as they are. They are no part of a version, so neither its ETag nor its history change. Only editors and owners give a post to somebody else.',
        protect: true,
        errorResponses: [400, 401, 403, 404, 409, 429],
      },
    })
    .input(
      postDetailsUpdate().meta({ examples: [{ tags: ['First app', 'Weekend'], byline: 'Ada' }] }),
    )
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await countTokenWrite(ctx.deps, ctx.admin);
      await saveDetails(ctx.deps, ctx.admin, input);
      return success;
    }),

  former: adminProcedure
    .input(idInputSchema)
    .output(z.array(formerDetailsSchema))
    .query(({ ctx, input }) => listFormerDetails(ctx.deps, ctx.admin, input.id)),

  tags: adminProcedure.output(z.array(postTagSchema)).query(({ ctx }) => listTags(ctx.deps)),
});
