import { z } from 'zod';
import { adminProcedure, router } from '../../../server/trpc/init.ts';
import { previewedSchema, previewLinkSchema } from '../editing.ts';
import { endPreviewLinks, makePreviewLink } from './preview-links.service.ts';

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
