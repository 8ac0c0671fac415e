import { z } from 'zod';
import { postDetailsSchema, postDetailsUpdateSchema } from '../../../../shared/post-details.ts';
import { postTagSchema } from '../../../../shared/posts.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import { adminProcedure, router } from '../../../trpc/init.ts';
import { getDetails, listTags, saveDetails } from './details.service.ts';

/** What stands beside the text of a post. */
export const detailsRouter = router({
  get: adminProcedure
    .input(idInputSchema)
    .output(postDetailsSchema)
    .query(({ ctx, input }) => getDetails(ctx.deps, ctx.admin, input.id)),

  save: adminProcedure
    .input(postDetailsUpdateSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await saveDetails(ctx.deps, ctx.admin, input);
      return success;
    }),

  /** Every tag there is, to choose from. */
  tags: adminProcedure.output(z.array(postTagSchema)).query(({ ctx }) => listTags(ctx.deps)),
});
