import { z } from 'zod';
import { previewedSchema, previewLinkSchema } from '../../../../shared/post-previews.ts';
import { adminProcedure, router } from '../../../trpc/init.ts';
import { endPreviewLinks, makePreviewLink } from './preview-links.service.ts';

/** Links to what is being written. */
export const previewsRouter = router({
  create: adminProcedure
    .input(previewedSchema)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => makePreviewLink(ctx.deps, ctx.admin, input)),

  end: adminProcedure
    .input(previewedSchema)
    .output(z.object({ count: z.number().int() }))
    .mutation(async ({ ctx, input }) => ({
      count: await endPreviewLinks(ctx.deps, ctx.admin, input),
    })),
});
