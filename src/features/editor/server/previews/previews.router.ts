import { z } from 'zod';
import { findViewer } from '../../../../server/auth/admin-identity.service.ts';
import { adminProcedure, keyProcedure, router } from '../../../../server/trpc/init.ts';
import { anyDocumentRefSchema } from '../../../documents/documents.ts';
import { articleSchema } from '../../../posts/posts.ts';
import { previewKeySchema, previewLinkSchema } from '../../editing.ts';
import { endPreviewLinks, getPreview, makePreviewLink } from './preview-links.service.ts';

export const previewsRouter = router({
  create: adminProcedure
    .input(anyDocumentRefSchema)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => makePreviewLink(ctx.deps, ctx.admin, input)),

  end: adminProcedure
    .input(anyDocumentRefSchema)
    .output(z.object({ count: z.number().int() }))
    .mutation(async ({ ctx, input }) => ({
      count: await endPreviewLinks(ctx.deps, ctx.admin, input),
    })),
});

/** Shows unsaved text to anybody with a key and to its writer. */
export const previewProcedure = keyProcedure
  .input(z.object({ key: previewKeySchema }))
  .output(articleSchema)
  .query(async ({ ctx, input }) => getPreview(ctx.deps, input.key, await findViewer(ctx)));
